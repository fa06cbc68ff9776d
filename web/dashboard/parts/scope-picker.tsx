import { useCan } from '../place.ts';
import { t } from '../words.ts';
import { allScopes, presetsFor } from './scope-presets.ts';

interface ScopePickerProps {
  preset: string;
  scopes: string[];
  onChange: (preset: string, scopes: string[]) => void;
}

/** What the keys of a set may do: by a preset, or scope by scope. */
export function ScopePicker({ preset, scopes, onChange }: ScopePickerProps) {
  const toggle = (scope: string, isOn: boolean) =>
    onChange(preset, isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope));
  const can = useCan();
  return (
    <fieldset>
      <legend>{t.keySets.mayDo}</legend>
      {presetsFor(can).map((one) => {
        const { name, hint } = t.keySets.presets[one.id as 'own'];
        return (
          <label key={one.id} class="choice">
            <input
              type="radio"
              name="preset"
              checked={preset === one.id}
              onChange={() => onChange(one.id, one.id === 'own' ? scopes : one.scopes)}
            />
            <span>
              {name}
              <span class="hint">{hint}</span>
            </span>
          </label>
        );
      })}
      {preset === 'own' && (
        <div class="scopes">
          {allScopes
            .filter((scope) => can(scope) || scopes.includes(scope))
            .map((scope) => (
              <label key={scope} class="choice">
                <input
                  type="checkbox"
                  checked={scopes.includes(scope)}
                  onChange={(event) => toggle(scope, event.currentTarget.checked)}
                />
                <code>{scope}</code>
              </label>
            ))}
        </div>
      )}
    </fieldset>
  );
}
