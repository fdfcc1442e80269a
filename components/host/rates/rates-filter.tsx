import type { FoundCabins } from './use-found-cabins';
import type { RatesGridState } from './use-rates-grid';
import { toOption } from '@/components/host/copy/option';
import { CheckOption, SelectField, TextField } from '@/components/host/form/fields';

type Props = {
  grid: RatesGridState;
  cabins: FoundCabins;
  /** The season shown on narrow screens; empty for the base rate. */
  column: string;
  onColumn: (name: string) => void;
};

/** Filters cabins, selects all matches, and picks the column on narrow screens. */
export function RatesFilter({ grid, cabins, column, onColumn }: Props) {
  const { chosen, setChosen, seasons } = grid;
  const ids = cabins.found.map(({ id }) => id);
  const areAllChosen = ids.length > 0 && ids.every((id) => chosen.includes(id));
  return (
    <div className="host-fill">
      <TextField
        id="rates-filter"
        label="Find a cabin"
        type="search"
        value={cabins.query}
        onText={cabins.search}
      />
      <div className="host-grid-column">
        <SelectField
          id="rates-column"
          label="Column"
          value={column}
          options={[toOption('', 'Base rate'), ...seasons.map(({ name }) => toOption(name, name))]}
          onChoose={onColumn}
        />
      </div>
      <CheckOption
        label={cabins.isFiltered ? 'Select all matches' : 'Select all cabins'}
        isChecked={areAllChosen}
        onChange={(isChecked) => {
          const others = chosen.filter((id) => !ids.includes(id));
          setChosen(isChecked ? [...others, ...ids] : others);
        }}
      />
    </div>
  );
}
