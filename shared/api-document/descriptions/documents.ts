import { testVectorsView } from '../../contracts/test-vectors.ts';
import type { Descriptions } from './texts.ts';

/** The documentation and the OpenAPI document. */
export const documents: Descriptions = {
  tags: {
    docs: 'The documentation of this API, which needs no key.',
    'openapi-publishable.json': 'The calls that take a publishable key as an OpenAPI document.',
    'openapi-without-webhooks.json': 'This API as an OpenAPI document without webhooks.',
    'openapi.json': 'This API as an OpenAPI document.',
  },
  schemas: {
    TestVectors: testVectorsView,
  },
  parts: {
    TestVectorsWebhookSignatures: 'SignatureVectors',
    TestVectorsWebhookSignaturesCase: 'SignatureCase',
    TestVectorsWebhookSignaturesCaseHeaders: 'SignatureCaseHeaders',
    TestVectorsCursors: 'CursorVectors',
    TestVectorsCursorsCase: 'CursorCase',
    GetOpenapiResponse: 'OpenapiDocument',
    GetDocsPostmanResponse: 'PostmanCollection',
    GetDocsPostmanResponseInfo: 'PostmanCollectionInfo',
  },
  operations: {
    getDocs: {
      description: 'The page shows every operation of the OpenAPI document.',
      returns: 'The page as HTML.',
    },
    getDocsErrors: { returns: 'The page as HTML.' },
    getDocsEvents: {
      description: 'The page also shows the schedule of retries.',
      returns: 'The page as HTML.',
    },
    getDocsFitScore: {
      description: 'The page shows the rubric, its weights and the arithmetic.',
      returns: 'The page as HTML.',
    },
    getDocsAssessments: {
      description: 'The page is drawn from the tables that score.',
      returns: 'The page as HTML.',
    },
    getDocsPostman: {
      description:
        'Every operation is in the folder of its tag, with its recorded example. The key is a variable.',
      returns: 'The Postman collection.',
    },
    getDocsSignatures: {
      description: 'The page shows `svc-signature` and the headers of Standard Webhooks.',
      returns: 'The page as HTML.',
    },
    getDocsStates: {
      description: 'The page shows which calls move a resource from one state to another.',
      returns: 'The page as HTML.',
    },
    getDocsTestVectors: { returns: 'The test vectors.' },
    getDocsViewerScript: {
      description: 'The file changes only with the version of the viewer.',
      returns: 'The script as JavaScript.',
    },
    getDocsViewerStyle: {
      description: 'The file changes only with the version of the viewer.',
      returns: 'The style sheet as CSS.',
    },
    getRobotsText: {
      description: 'Crawlers may visit the careers portal and the documentation. Each portal has a sitemap.',
      returns: 'The rules for crawlers as plain text.',
    },
    getLlmsText: {
      description: 'The text lists the operations with their scopes, and links to the documents.',
      returns: 'The overview as plain text.',
    },
    getOpenapi: {
      description: 'The document describes this deployment. Its `webhooks` are the events.',
      returns: 'The OpenAPI document.',
    },
    getOpenapiPublishable: {
      description:
        'It has only what a publishable key may send and receive. Generate the client of a career site from it.',
      returns: 'The OpenAPI document of the calls that take a publishable key.',
    },
    getOpenapiWithoutWebhooks: {
      description: 'It is for generators that do not read the `webhooks` of OpenAPI 3.1. All else is equal.',
      returns: 'The OpenAPI document without its webhooks.',
    },
  },
  fields: {
    'OpenapiDocument.openapi': [
      'The version of the OpenAPI specification that the document follows.',
      '3.1.0',
    ],
    'PostmanCollection.info': 'The name and the format of the collection.',
    'PostmanCollectionInfo.name': ['The name of the collection.', 'Hiring Service'],
    'PostmanCollectionInfo.schema': [
      'The JSON Schema of the format.',
      'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    ],
    'TestVectors.webhook_signatures': 'Deliveries with their signatures, valid and invalid ones.',
    'TestVectors.cursors': 'Cursors with the queries that they belong to.',
    'SignatureVectors.tolerance_seconds':
      'The permitted difference between the time of a delivery and the receiver’s clock, in seconds.',
    'SignatureVectors.cases': 'The deliveries and the expected results.',
    'SignatureCase.name': 'What the case shows.',
    'SignatureCase.secret': 'The signing secret. It is made for demonstration.',
    'SignatureCase.now': 'The time of the receiver’s check, in Unix seconds.',
    'SignatureCase.headers': 'The signature headers of the delivery.',
    'SignatureCase.body': 'The body of the delivery. Encode it as UTF-8.',
    'SignatureCase.valid': 'Whether a receiver must accept the delivery.',
    'SignatureCase.reason': 'Why a receiver must refuse the delivery. Null if it is valid.',
    'SignatureCaseHeaders.svc-signature': 'The signatures of this service: the time and one HMAC per secret.',
    'SignatureCaseHeaders.webhook-id': 'The id of the event, a header of Standard Webhooks.',
    'SignatureCaseHeaders.webhook-timestamp':
      'The time of the attempt in Unix seconds, a header of Standard Webhooks.',
    'SignatureCaseHeaders.webhook-signature': 'The signatures in the form of Standard Webhooks.',
    'CursorVectors.key_id': 'The id of the key that encrypts the cursors.',
    'CursorVectors.key': 'The key that encrypts the cursors. It is made for demonstration.',
    'CursorVectors.environment': 'The environment that the cursors are bound to.',
    'CursorVectors.organization_id': 'The organization that the cursors are bound to.',
    'CursorVectors.cases': 'The cursors and the expected results.',
    'CursorCase.name': 'What the case shows.',
    'CursorCase.cursor': 'The cursor as a client sends it.',
    'CursorCase.path': 'The path of the list that the cursor is sent to.',
    'CursorCase.filters': 'The filters of the query that the cursor is sent with.',
    'CursorCase.position': 'The position of the next page. Null if the cursor must be refused.',
  },
};
