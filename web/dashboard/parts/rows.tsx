import type { ComponentChildren } from 'preact';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

interface RowsProps<Item> {
  items: Item[];
  /** The name of one item for its buttons. */
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
  onAdd: () => void;
  addLabel: string;
  canRemove?: (item: Item) => boolean;
  children: (item: Item, set: (part: Partial<Item>) => void) => ComponentChildren;
}

/** A list to edit: each item with its fields, in an order that buttons change. */
export function Rows<Item>({
  items,
  nameOf,
  onChange,
  onAdd,
  addLabel,
  canRemove,
  children,
}: RowsProps<Item>) {
  const swap = (at: number, to: number) => {
    const next = [...items];
    [next[at], next[to]] = [next[to] as Item, next[at] as Item];
    onChange(next);
  };
  return (
    <>
      <ol class="rows">
        {items.map((item, at) => (
          <li key={at}>
            <div class="row-fields">
              {children(item, (part) =>
                onChange(items.map((one, index) => (index === at ? { ...one, ...part } : one))),
              )}
            </div>
            <div class="row-buttons">
              <button
                type="button"
                class="plain icon"
                disabled={at === 0}
                aria-label={t.common.up(nameOf(item))}
                onClick={() => swap(at, at - 1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                class="plain icon"
                disabled={at === items.length - 1}
                aria-label={t.common.down(nameOf(item))}
                onClick={() => swap(at, at + 1)}
              >
                <Icon name="down" />
              </button>
              <button
                type="button"
                class="plain icon"
                disabled={canRemove && !canRemove(item)}
                aria-label={t.common.removeNamed(nameOf(item))}
                onClick={() => onChange(items.filter((_, index) => index !== at))}
              >
                <Icon name="close" />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button type="button" class="plain" onClick={onAdd}>
        {addLabel}
      </button>
    </>
  );
}
