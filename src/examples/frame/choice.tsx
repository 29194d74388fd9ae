/** What every field is given. */
export interface FieldProps {
  /** Neutral of language; tests and addresses use it. */
  readonly name: string;
  readonly label: string;
  /** False until the example is hydrated: until then a field keeps what somebody typed into it. */
  readonly hydrated: boolean;
  readonly invalid?: boolean | undefined;
  /** Takes the field's name and its new content; a tick box says `true` or `false`. */
  readonly onEnter: (name: string, text: string) => void;
}

interface ChoiceProps extends FieldProps {
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A native list of options with its label. */
export function Choice({ name, label, value, options, hydrated, invalid, onEnter }: ChoiceProps) {
  const held = hydrated ? { value } : { defaultValue: value };
  return (
    <label class="ex-field">
      <span>{label}</span>
      <select
        name={name}
        autoComplete="off"
        {...held}
        aria-invalid={invalid ? 'true' : undefined}
        onChange={(event) => onEnter(name, event.currentTarget.value)}
      >
        {options.map(([id, text]) => (
          <option key={id} value={id} selected={hydrated ? undefined : id === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
