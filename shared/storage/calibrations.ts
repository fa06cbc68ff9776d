import type { StoredCalibration } from '../domain/stored/sitting.ts';
import { calibrationKey } from './assessment-keys.ts';
import type { Table } from './table.ts';

export type CalibrationStore = ReturnType<typeof calibrationStore>;

/** The last fit of the difficulties of the general test. It contains nothing of a person. */
/** The fit of the general test. */
export const calibrationStore = (table: Table) => ({
  async current(): Promise<StoredCalibration | undefined> {
    return (await table.get<StoredCalibration>(calibrationKey()))?.data;
  },

  /** Tests that begin from now on use it; those that began before do not change. */
  keep: (calibration: StoredCalibration): Promise<void> =>
    table.commit([
      {
        put: { ...calibrationKey(), data: calibration },
        when: { always: 'the last fit has the most people' },
      },
    ]),
});
