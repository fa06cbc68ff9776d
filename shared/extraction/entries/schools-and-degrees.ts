import type { Profile } from '../../contracts/profile.ts';

type Education = Profile['education'][number];

const yearOf = ({ end_date }: Education) => end_date?.slice(0, 4);
const isSchoolAlone = ({ institution, area, study_type }: Education) => !!institution && !area && !study_type;
const isDegreeAlone = ({ institution, study_type }: Education) => !institution && !!study_type;

/** "Schools attended" and "Qualifications obtained", two lists: the degree of a year belongs to the school that ended in it. */
export const joinSchoolsAndDegrees = (found: readonly Education[]): Education[] => {
  const taken = new Set<Education>();
  const joined = found.map((item) => {
    if (!isSchoolAlone(item) || !yearOf(item)) return item;
    const degree = found.find(
      (other) => isDegreeAlone(other) && !taken.has(other) && yearOf(other) === yearOf(item),
    );
    if (!degree) return item;
    taken.add(degree);
    return { ...item, area: degree.area, study_type: degree.study_type, level: degree.level };
  });
  return joined.filter((item) => !taken.has(item));
};
