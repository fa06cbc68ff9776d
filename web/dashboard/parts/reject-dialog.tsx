import { useState } from 'preact/hooks';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { type Option, SelectField, TextArea, TextField } from './fields.tsx';
import type { Rejection } from './move-applications.ts';
import { Show } from './states.tsx';

interface RejectDialogProps {
  who: string;
  action: string;
  onReject: (rejection: Rejection) => void;
  onClose: () => void;
}

/** The reason that was chosen last, because rejections often come in a row. */
let lastReason = '';
const ownWords = 'own';

export function RejectDialog({ who, action, onReject, onClose }: RejectDialogProps) {
  const [chosen, setChosen] = useState(lastReason);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const reasons = useLoad('rejection reasons', async (client, signal) => {
    const { data } = await client.get('/v1/rejection-reasons', {
      query: { is_archived: 'false', limit: '100' } as never,
      signal,
    });
    return [...data].sort((left, right) => left.position - right.position);
  });
  return (
    <Dialog title={t.board.rejectTitle(who)} onClose={onClose}>
      <Show of={reasons} lines={2}>
        {(list) => {
          const options: Option[] = [
            ...list.map(({ id, name }): Option => [id, name]),
            [ownWords, t.board.ownReason],
          ];
          const value = options.some(([id]) => id === chosen) ? chosen : (options[0]?.[0] ?? ownWords);
          const submit = (event: Event) => {
            event.preventDefault();
            lastReason = value;
            onReject({
              ...(value === ownWords ? { reason: reason.trim() } : { rejection_reason_id: value }),
              ...(note.trim() && { note: note.trim() }),
            });
          };
          return (
            <form onSubmit={submit}>
              <div class="dialog-body">
                <SelectField label={t.board.reason} value={value} onInput={setChosen} options={options} />
                {value === ownWords && (
                  <TextField
                    label={t.board.ownReasonWords}
                    value={reason}
                    onInput={setReason}
                    required
                    maxLength={200}
                  />
                )}
                <TextArea
                  label={t.board.note}
                  hint={t.board.noteHint}
                  rows={2}
                  value={note}
                  onInput={setNote}
                />
              </div>
              <footer>
                <button type="submit" class="danger" autofocus>
                  {action}
                </button>
                <button type="button" class="plain" onClick={onClose}>
                  {t.common.cancel}
                </button>
              </footer>
            </form>
          );
        }}
      </Show>
    </Dialog>
  );
}
