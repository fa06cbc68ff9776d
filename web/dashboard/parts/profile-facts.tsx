import type { ComponentChildren } from 'preact';
import type { AnswerOf } from '../../../client/src/index.ts';
import { t } from '../words.ts';
import { formatPartial, formatPercent } from './format.ts';

type Profile = NonNullable<AnswerOf<'/v1/scans/{id}', 'get'>['profile']>;

/** What is shown beside the name of a section, below it, and below an entry. */
export interface Marks {
  beside: (section: string) => ComponentChildren;
  below: (section: string) => ComponentChildren;
  at: (path: string) => ComponentChildren;
}

interface ProfileFactsProps {
  profile: Profile;
  /** The lines of the CV, to find those of an address. */
  lines: readonly string[];
  /** Whether the profile came without the identity. */
  isHidden?: boolean;
  lit: readonly number[];
  onLight: (lines: number[]) => void;
  /** Doubts and corrections, where people can do something about them. */
  marks?: Marks | undefined;
}

interface Fact {
  title: string;
  detail?: string;
  lines: number[];
}

/** What was read from a CV: a fact lights the lines that it comes from. */
export function ProfileFacts({ profile, lines, isHidden, lit, onLight, marks }: ProfileFactsProps) {
  const { basics, work, education, skills, languages, certificates, confidence } = profile;
  const find = (text: string) => {
    const at = lines.findIndex((line) => line.includes(text));
    return at < 0 ? [] : [at + 1];
  };
  const contact = [basics.name, basics.email, basics.phones[0]?.number ?? basics.phone, basics.location?.raw]
    .filter((one): one is string => Boolean(one))
    .map((one): Fact => ({ title: one, lines: find(one) }));
  const groups: { path: string; name: string; confidence?: number; facts: Fact[] }[] = [
    { path: 'basics', name: t.scan.contact, confidence: confidence.name, facts: contact },
    {
      path: 'work',
      name: t.scan.work,
      confidence: confidence.work,
      facts: work.map((one) => ({
        title: [one.position, one.name].filter(Boolean).join(' · ') || '–',
        detail: [
          periodOf(one.start_date, one.end_date, one.is_current),
          one.duration_months && t.scan.months(one.duration_months),
        ]
          .filter(Boolean)
          .join(' · '),
        lines: linesOf(one),
      })),
    },
    {
      path: 'education',
      name: t.scan.education,
      confidence: confidence.education,
      facts: education.map((one) => ({
        title:
          [[one.study_type, one.area].filter(Boolean).join(' '), one.institution]
            .filter(Boolean)
            .join(' · ') || '–',
        detail: periodOf(one.start_date, one.end_date, false),
        lines: linesOf(one),
      })),
    },
    {
      path: 'languages',
      name: t.scan.languages,
      confidence: confidence.languages,
      facts: languages.map((one) => ({
        title: one.language,
        detail: one.cefr ?? (one.fluency ? t.scan.fluency[one.fluency] : ''),
        lines: linesOf(one),
      })),
    },
    {
      path: 'certificates',
      name: t.scan.certificates,
      facts: certificates.map((one) => ({
        title: one.name,
        detail: one.issuer ?? '',
        lines: linesOf(one),
      })),
    },
  ];
  const light = (fact: Fact) => ({
    'aria-pressed': fact.lines.length > 0 && fact.lines.every((line) => lit.includes(line)),
    onClick: () => onLight(fact.lines),
    onMouseEnter: () => onLight(fact.lines),
    onFocus: () => onLight(fact.lines),
  });
  return (
    <div class="profile">
      {isHidden && <p class="notice">{t.scan.identityHidden}</p>}
      {groups
        .filter(({ facts, path }) => facts.length > 0 || (path === 'basics' && !isHidden && marks))
        .map(({ path, name, confidence, facts }) => (
          <section key={name}>
            <GroupHead name={name} confidence={confidence} mark={marks?.beside(path)} />
            {marks?.below(path)}
            <ul class="fact-list">
              {facts.map((fact, at) => (
                <li key={at}>
                  <button type="button" class="fact" {...light(fact)}>
                    <span>{fact.title}</span>
                    {fact.detail && <span class="soft">{fact.detail}</span>}
                  </button>
                  {marks?.at(`${path}/${at}`)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {skills.length > 0 && (
        <section>
          <GroupHead name={t.scan.skills} confidence={confidence.skills} mark={marks?.beside('skills')} />
          {marks?.at('skills')}
          <ul class="chips">
            {skills.map(({ name, sources }) => (
              <li key={name}>
                <button
                  type="button"
                  class="chip"
                  {...light({ title: name, lines: sources.map(({ line }) => line) })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface GroupHeadProps {
  name: string;
  confidence?: number | undefined;
  mark: ComponentChildren;
}

function GroupHead({ name, confidence, mark }: GroupHeadProps) {
  return (
    <h3>
      {name}
      {mark}
      {confidence !== undefined && (
        <span class={confidence < 0.7 ? 'confidence low' : 'confidence'}>
          {t.scan.confidence(formatPercent(confidence))}
        </span>
      )}
    </h3>
  );
}

/** The line of an entry; an entry that a person corrected may have none. */
const linesOf = ({ source }: { source: { line: number } | null }) => (source ? [source.line] : []);

function periodOf(start: string | null, end: string | null, isCurrent: boolean): string {
  const last = isCurrent ? t.scan.today : end && formatPartial(end);
  return [start && formatPartial(start), last].filter(Boolean).join(' – ');
}
