import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/chip';
import { controlClass, Field } from '@/components/ui/field';
import { InputField } from '@/components/ui/input-field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Row, Specimen } from './specimen';

const VARIANTS: readonly ButtonVariant[] = ['accent', 'primary', 'secondary', 'quiet'];

function Buttons() {
  return (
    <Specimen title="Buttons">
      {VARIANTS.map((variant) => (
        <Row key={variant} label={variant}>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <ButtonLink href="/dev/style" variant={variant}>
            Link
          </ButtonLink>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} aria-disabled>
            Busy
          </Button>
          <Button variant={variant} aria-busy>
            Tapped
          </Button>
        </Row>
      ))}
    </Specimen>
  );
}

function Fields() {
  return (
    <Specimen title="Fields">
      <div className="grid max-w-3xl gap-5 tablet:grid-cols-2">
        <InputField
          id="style-plain"
          label="Full name"
          hint="As on your card"
          placeholder="Placeholder"
        />
        <InputField
          id="style-wrong"
          label="E-mail"
          error="Please enter your e-mail"
          defaultValue="hello@"
        />
        <InputField id="style-off" label="Disabled" disabled />
        <Field id="style-select" label="Where">
          {(control) => (
            <select {...control} className={controlClass}>
              <option>All areas</option>
            </select>
          )}
        </Field>
      </div>
    </Specimen>
  );
}

export function Primitives() {
  return (
    <>
      <Buttons />
      <Fields />
      <Specimen title="Chips">
        <Row label="Choices">
          <ChoiceChip name="style-choice" defaultChecked>
            Chosen
          </ChoiceChip>
          <ChoiceChip name="style-choice">Open</ChoiceChip>
        </Row>
      </Specimen>
      <Specimen title="Notices and skeletons">
        <div className="grid gap-5 laptop:grid-cols-2">
          <Notice
            title="No cabins yet"
            action={<Button variant="secondary">See all cabins</Button>}
          >
            Try other dates or fewer guests.
          </Notice>
          <Notice tone="error" title="Error loading cabins." action={<Button>Try again</Button>}>
            Something went wrong on our side.
          </Notice>
        </div>
        <Skeleton className="mt-5 h-16 max-w-md" />
      </Specimen>
    </>
  );
}
