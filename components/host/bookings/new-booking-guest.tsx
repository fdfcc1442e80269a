import type { NewBookingState } from './use-new-booking';
import { AreaField, TextField } from '@/components/host/form/fields';
import { Card } from '@/components/host/shell/card';

export function GuestCard({ booking: { field, isByPhone } }: { booking: NewBookingState }) {
  return (
    <Card heading="Guest">
      <TextField {...field('name', 'Name')} autoComplete="off" required maxLength={100} />
      <div className="new-booking-row">
        <TextField
          {...field('phone', 'Phone (US), or + from abroad')}
          hint="From outside the US: + and the country code. Texts go to US numbers only."
          type="tel"
          autoComplete="off"
          required
          maxLength={60}
        />
        <TextField
          {...field('email', 'Email (optional)')}
          hint={
            isByPhone ? 'Without one, the guest gets no letters and you call instead.' : undefined
          }
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={300}
        />
      </div>
      <AreaField
        {...field('note', 'Note')}
        hint="Only your team sees it."
        rows={2}
        maxLength={2000}
      />
    </Card>
  );
}
