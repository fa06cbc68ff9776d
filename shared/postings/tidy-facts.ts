import * as v from 'valibot';
import { createJobBody } from '../contracts/job-body.ts';
import type { PostingFacts } from '../contracts/job-import.ts';
import type { Findings } from './findings.ts';
import { squeeze } from './parse-html.ts';

const maxDescription = 50_000;
const maxName = 200;

const {
  name,
  department,
  openings,
  language,
  locations,
  remote_regions,
  requirements,
  job_details,
  visibility,
} = createJobBody.entries;
const whole = { name, department, openings, language, remote_regions };
const lists = { locations, requirements } as const;
const groups = { job_details, visibility } as const;

/**
 * The findings as facts of a job: texts are cut to their limits, and values that are still invalid for a new job are
 * omitted with a warning. The result always validates.
 */
export function tidyFacts({ facts, warnings }: Findings): PostingFacts {
  const tidy: Record<string, unknown> = {};
  const keep = (schema: v.GenericSchema, value: unknown): unknown => {
    const parsed = v.safeParse(schema, value);
    if (!parsed.success) warnings.add('field_skipped');
    return parsed.success ? parsed.output : undefined;
  };
  const details = facts.job_details;
  const given: Findings['facts'] = {
    ...(inLines(facts) as Findings['facts']),
    name: facts.name === undefined ? undefined : cutAtWord(squeeze(facts.name), maxName),
    job_details: {
      ...(inLines(details) as typeof details),
      description: cutDescription(details.description, warnings),
      benefits: details.benefits?.slice(0, 50),
    },
  };

  for (const [field, schema] of Object.entries(whole)) {
    const value = given[field as keyof typeof whole];
    if (hasValue(value)) tidy[field] = keep(schema, value);
  }
  // One invalid item or field does not affect the others.
  for (const [field, schema] of Object.entries(lists)) {
    const items = given[field as keyof typeof lists]
      ?.slice(0, 50)
      .flatMap((item) => keep(schema, [item]) ?? []);
    if (items && items.length > 0) tidy[field] = items;
  }
  for (const [group, schema] of Object.entries(groups)) {
    const present = Object.entries(given[group as keyof typeof groups]).filter(([, value]) =>
      hasValue(value),
    );
    const kept = present.map(([field, value]) => keep(schema, { [field]: value }) ?? {});
    if (kept.length > 0) tidy[group] = Object.assign({}, ...kept);
  }
  return Object.fromEntries(Object.entries(tidy).filter(([, value]) => value !== undefined)) as PostingFacts;
}

/** Every text as one line: a page's line breaks are arbitrary, and only a description may have several lines. */
function inLines(value: unknown): unknown {
  if (typeof value === 'string') return squeeze(value);
  if (Array.isArray(value)) return value.map(inLines);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inLines(part)]));
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

function cutDescription(text: string | null | undefined, warnings: Findings['warnings']): string | null {
  const description = text?.trim() ?? '';
  if (description === '') {
    warnings.add('description_missing');
    return null;
  }
  if (description.length <= maxDescription) return description;
  warnings.add('description_cut');
  const head = description.slice(0, maxDescription);
  const end = Math.max(head.lastIndexOf('\n'), 0);
  return (end > maxDescription / 2 ? head.slice(0, end) : withoutHalfLetter(head.slice(0, -1))).trim();
}

function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const end = head.lastIndexOf(' ');
  return withoutHalfLetter(end > maxLength / 2 ? head.slice(0, end) : head);
}

/** A cut may separate the two halves of an emoji, or a backslash from the mark that it escapes. */
const withoutHalfLetter = (text: string) => text.replace(/[\ud800-\udbff]$/, '').replace(/(?<!\\)\\+$/, '');
