import type { FacetKey } from './facets.ts';

/** One item: its id in the package of texts, the facet it belongs to, and whether agreeing raises or lowers that facet. */
export interface DiscOItem {
  id: string;
  facet: FacetKey;
  keyed: 'plus' | 'minus';
}

/**
 * The 40 items by their ids in `@alheimsins/b5-johnson-120-ipip-neo-pi-r` (IPIP, public domain), in the order of that
 * questionnaire, which alternates the facets. A test compares facets and keys with the package. No text is copied.
 */
const rows: [id: string, facet: FacetKey, keyed: 'plus' | 'minus'][] = [
  ['d50a597f-632b-4f7b-89e6-6d85b50fd1c9', 'friendliness', 'plus'],
  ['888dd864-7449-4e96-8d5c-7a439603ea91', 'imagination', 'plus'],
  ['48ad12ce-470e-4339-90ac-ea8c43a0103e', 'anger', 'plus'],
  ['458f3957-2359-4077-ade1-34525d633063', 'gregariousness', 'plus'],
  ['cda1ca17-b599-4561-a6cd-ff9d36062d27', 'orderliness', 'plus'],
  ['8af754f2-68e9-48f3-8c5d-2e6633d4472c', 'assertiveness', 'plus'],
  ['e2028ad3-b128-4f76-be57-398bfe2aff22', 'cooperation', 'minus'],
  ['b7fc949b-02b6-4cb9-a3e2-dbb3d824b55f', 'achievement', 'plus'],
  ['e1e804c7-4a1d-498f-8610-f95147af9d1d', 'intellect', 'plus'],
  ['bd9eec0a-b68b-472c-8803-7db29c308cdb', 'cautiousness', 'minus'],
  ['af55f014-788c-4b6e-92c4-b2b59dc8a28d', 'friendliness', 'plus'],
  ['08ff6dca-02a5-4aeb-aaa4-2ecf2526f143', 'imagination', 'plus'],
  ['7dab2a37-8635-4fc7-86b7-0abf13c183c9', 'anger', 'plus'],
  ['28ab59a0-e7cd-4fce-94e3-bba2ecc023b6', 'gregariousness', 'plus'],
  ['adf33f9f-45bd-43e3-af25-4c491176d97f', 'orderliness', 'minus'],
  ['0b38e3d3-c15c-454c-b034-f4eb7ae1580a', 'assertiveness', 'plus'],
  ['d9a9a180-29c9-4ec5-8621-2256d411def7', 'cooperation', 'minus'],
  ['f12c3d9d-1d12-4aa6-ad2e-009cd0651cbb', 'achievement', 'plus'],
  ['95a3f20c-f933-4d19-a2c1-a7dbdf63c562', 'intellect', 'minus'],
  ['956f3e17-ff17-4af5-a52f-9222b8968106', 'cautiousness', 'minus'],
  ['9f9166f0-fa94-4c14-a91d-3eecd8395794', 'friendliness', 'minus'],
  ['23a1034f-fab7-4887-a66e-5ef4eaafb25e', 'imagination', 'plus'],
  ['da8e6ed1-2296-4c58-8fdb-66f2f591989b', 'anger', 'plus'],
  ['03c10b30-b88f-4c63-8acc-71251ca24615', 'gregariousness', 'minus'],
  ['f4891687-0ff0-47af-a4f6-d1202c8f6676', 'orderliness', 'minus'],
  ['2452f034-8273-4f71-9122-a40f5ead31ba', 'assertiveness', 'plus'],
  ['0de0f900-cede-4538-9c00-5da4f830b028', 'cooperation', 'minus'],
  ['a9c97d6b-6721-4150-8d84-64ef3082f164', 'achievement', 'minus'],
  ['fecc35f7-681e-4889-a404-4a973a3dfef0', 'intellect', 'minus'],
  ['a354cf7c-8d11-46ac-acc5-da90d2048637', 'cautiousness', 'minus'],
  ['41702602-08e4-4e2b-9a19-291d9efc581a', 'friendliness', 'minus'],
  ['935a7413-abac-4f54-9169-d1fbd39da752', 'imagination', 'plus'],
  ['d32bd062-4eb2-401b-99b2-e7afea39ca9b', 'anger', 'minus'],
  ['9a47184f-6046-4e68-a61b-3d9b357b86ea', 'gregariousness', 'minus'],
  ['50418d86-712c-45d9-adc4-ea0231c93cf5', 'orderliness', 'minus'],
  ['8791f37b-686f-47c3-9db7-74c009951321', 'assertiveness', 'minus'],
  ['17910a55-a64a-4ed0-8b46-293e2fa2fe03', 'cooperation', 'minus'],
  ['3890bb43-2695-4b8d-b289-ee10d11cc884', 'achievement', 'minus'],
  ['b86de003-c3c4-4cc8-9385-5ac8a0142c34', 'intellect', 'minus'],
  ['ea3327ea-3529-4be4-8e2d-2174731ae4d7', 'cautiousness', 'minus'],
];

export const discOItems: readonly DiscOItem[] = rows.map(([id, facet, keyed]) => ({ id, facet, keyed }));
