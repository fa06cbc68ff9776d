/** The largest that the schemas of requests let through: characters of four bytes, and lists to their last place. */
export const largestText = (characters: number) => '𝒳'.repeat(characters);
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const largestMetadata = Object.fromEntries(
  many(50, (index) => [`${largestText(38)}${String(index).padStart(2, '0')}`, largestText(500)]),
);
export const largestTags = many(50, (index) => `${largestText(48)}${String(index).padStart(2, '0')}`);
export const largestUrl = `https://example.com/${'x'.repeat(1980)}`;

const text200 = largestText(200);

/** Every field of a job at its longest. More than one request may weigh, but a few can write it. */
export const largestJobBody = {
  name: text200,
  department: text200,
  openings: 10_000,
  job_details: {
    description: largestText(50_000),
    work_type: 'remote' as const,
    salary_min: 1e12,
    salary_max: 1e12,
    salary_currency: 'EUR',
    salary_period: 'month' as const,
    salary_note: largestText(500),
    benefits: many(50, () => text200),
  },
  locations: many(50, () => ({
    name: text200,
    street: text200,
    postal_code: largestText(20),
    city: text200,
    region: text200,
    country_code: 'NL',
  })),
  remote_regions: many(250, () => largestText(100)),
  requirements: many(100, () => ({
    type: 'skill' as const,
    label: largestText(300),
    level: largestText(100),
  })),
  stages: many(30, (index) => ({
    name: largestText(100),
    type: index === 29 ? ('hired' as const) : ('interview' as const),
  })),
  application_form: {
    fields: many(50, (index) => ({
      key: `field_${index}`,
      label: largestText(300),
      type: 'single_select' as const,
      options: many(200, () => ({ value: largestText(100), label: text200 })),
    })),
    consent: { privacy_url: largestUrl, ai_notice: largestText(2000) },
  },
  external_id: largestText(255),
  metadata: largestMetadata,
};
