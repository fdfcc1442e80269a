import { controlClass, Field } from '@/components/ui/field';
import { AMENITIES, AMENITY_LABELS } from '@/lib/domain/catalog/cabin';
import type { Step } from './check-step';
import { Check, LongInput, TextInput, type StepProps } from './form-fields';
import { shop } from '@/lib/shop/shop';

type StepForm = { name: string; title: string; Fields: (props: StepProps) => React.JSX.Element };

export const STEP_FORMS: Record<Step, StepForm> = {
  contact: { name: 'You', title: 'About you', Fields: ContactStep },
  property: { name: 'Cabin', title: 'About the cabin', Fields: PropertyStep },
  details: { name: 'Photos', title: 'Show me more', Fields: DetailsStep },
};

function ContactStep(props: StepProps) {
  return (
    <>
      <TextInput {...props} name="name" label="Full name" autoComplete="name" />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextInput
          {...props}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextInput
          {...props}
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Outside the US? Start with + and your country code"
        />
      </div>
    </>
  );
}

function PropertyStep(props: StepProps) {
  const { draft, errors, onChange } = props;
  return (
    <>
      <TextInput {...props} name="property_name" label="Cabin name" />
      <Field id="area" label="Area" error={errors.area}>
        {(control) => (
          <select
            {...control}
            value={draft.area}
            onChange={(event) => onChange({ area: event.target.value })}
            className={controlClass}
          >
            <option value="">Choose an area</option>
            {shop().areas.map(({ slug, city }) => (
              <option key={slug} value={slug}>
                {city}
              </option>
            ))}
            <option value="elsewhere">Somewhere else</option>
          </select>
        )}
      </Field>
      <TextInput {...props} name="address" label="Street address" autoComplete="street-address" />
      <div className="grid grid-cols-3 gap-4">
        <TextInput {...props} name="bedrooms" label="Bedrooms" inputMode="numeric" />
        <TextInput {...props} name="baths" label="Baths" inputMode="decimal" />
        <TextInput {...props} name="sleeps" label="Sleeps" inputMode="numeric" />
      </div>
      <AmenityChoice {...props} />
      <Check
        label="Dogs welcome"
        isChecked={draft.takes_pets}
        onChange={(takes_pets) => onChange({ takes_pets })}
      />
    </>
  );
}

function AmenityChoice({ draft, onChange }: StepProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink">What does it have?</legend>
      <div className="mt-2 grid grid-cols-2 gap-x-4 tablet:grid-cols-3">
        {AMENITIES.map((amenity) => (
          <Check
            key={amenity}
            label={AMENITY_LABELS[amenity]}
            isChecked={draft.amenities.includes(amenity)}
            onChange={(isChecked) =>
              onChange({
                amenities: isChecked
                  ? [...draft.amenities, amenity]
                  : draft.amenities.filter((each) => each !== amenity),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function DetailsStep(props: StepProps) {
  return (
    <>
      <LongInput
        {...props}
        name="photo_urls"
        label="Links to photos (optional)"
        hint="One per line: a shared album, a drive folder or single pictures. Up to 10."
        rows={3}
      />
      <TextInput
        {...props}
        name="listing_url"
        label="Where it’s listed now (optional)"
        placeholder="https://"
        inputMode="url"
      />
      <LongInput
        {...props}
        name="message"
        label="Anything else? (optional)"
        hint="What guests love, what’s tricky, when you’d like to start."
        rows={5}
      />
    </>
  );
}
