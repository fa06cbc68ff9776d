import { followGeneralTest } from '../assessments/general/adaptive-test.ts';
import { calibrationOf, generalForm } from '../assessments/general/calibration.ts';
import {
  type CalibrationAnswer,
  fewestPeople,
  fitDifficulties,
} from '../assessments/general/fit-difficulties.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import type { AssessmentStore } from '../storage/assessments.ts';
import type { CalibrationStore } from '../storage/calibrations.ts';
import type { SittingStore } from '../storage/sittings.ts';
import { AdministrationError } from './organizations.ts';

interface Reach {
  everyOrganization: () => AsyncIterable<string>;
  assessments: Pick<AssessmentStore, 'list'>;
  sittings: Pick<SittingStore, 'find'>;
  calibrations: Pick<CalibrationStore, 'keep'>;
  clock: () => Date;
}

/**
 * Fits the weights of difficulty of the general test from every first attempt of this stage, and stores them for the tests that begin
 * from now on. They contain nothing of a person. Throws {@link AdministrationError} below 200 people.
 */
export async function calibrateGeneral(reach: Reach) {
  const people: CalibrationAnswer[][] = [];
  for await (const organizationId of reach.everyOrganization())
    for await (const assessment of completed(reach, organizationId)) {
      const sitting = await reach.sittings.find(organizationId, assessment.id);
      if (sitting) people.push(answersOf(assessment, sitting));
    }
  if (people.length < fewestPeople)
    throw new AdministrationError(
      `difficulties are fitted from ${fewestPeople} people, and ${people.length} have taken the general test`,
    );
  const { weights, errors } = fitDifficulties(people);
  const calibration = calibrationOf(weights, people.length, reach.clock());
  await reach.calibrations.keep(calibration);
  return { object: 'general_calibration' as const, ...calibration, errors };
}

async function* completed({ assessments, clock }: Reach, organizationId: string): AsyncGenerator<Assessment> {
  let position: string | undefined;
  do {
    const page = { limit: 100, order: 'asc' as const, position, now: clock() };
    const isFirst = ({ kind, attempt }: Assessment) => kind === 'general' && attempt === 1;
    const { items, next } = await assessments.list(organizationId, page, { status: 'completed' }, isFirst);
    yield* items;
    position = next ?? undefined;
  } while (position);
}

/** The items that were given, with their features, and whether each was solved. */
function answersOf(
  { non_visual }: Assessment,
  { seed, calibration, responses }: Sitting,
): CalibrationAnswer[] {
  const { given } = followGeneralTest(
    generalForm(seed, non_visual, calibration),
    responses.map(({ value }) => String(value)),
  );
  return given.map(({ item, isCorrect }) => ({ family: item.family, features: item.features, isCorrect }));
}
