import { secretsManager } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { keyRingReader } from '../../shared/platform/key-ring.ts';
import { chatTokenStore } from '../../shared/storage/chat-tokens.ts';
import { intakeStore } from '../../shared/storage/intakes.ts';
import type { Table } from '../../shared/storage/table.ts';
import type { BeginningStores } from './begin-chat.ts';

/** The stores for beginning a chat, with the stage's keys. */
export const openBeginning = ({ table }: { table: Table }): BeginningStores => ({
  intakes: intakeStore(table),
  chatTokens: chatTokenStore(table),
  stage: environment.stage,
  peppers: keyRingReader(secretsManager(), () => environment.keyPepperSecret),
});
