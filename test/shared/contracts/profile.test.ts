import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import {
  extractionFactsSchema,
  profileSchema,
  qualitySchema,
  summarySchema,
} from '../../../shared/contracts/profile.ts';

describe('the schemas of a scan', () => {
  it('can be written as JSON Schema, so that the API document and a model can use them', () => {
    for (const schema of [profileSchema, summarySchema, qualitySchema, extractionFactsSchema]) {
      const json = toJsonSchema(schema, { errorMode: 'throw', typeMode: 'output' });
      expect(json.type).toBe('object');
      // Absent is null, never missing.
      expect(json.required).toEqual(Object.keys(json.properties ?? {}));
    }
  });
});
