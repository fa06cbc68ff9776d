// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Fn::Sub is written that way.
import { describe, expect, it } from 'vitest';
import { resolveIntrinsics, type Scope } from '../../../../infra/local/template/resolve-intrinsics.ts';

const scope: Scope = {
  ref: (logicalId) => (logicalId === 'AWS::NoValue' ? undefined : `ref-${logicalId}`),
  getAttribute: (logicalId, attribute) => `${logicalId}/${attribute}`,
  importValue: (name) => `imported ${name}`,
  stackOutput: (stackName, outputName) => `${outputName} of ${stackName}`,
};
const resolve = (value: unknown) => resolveIntrinsics(value, scope, 'Stack/Thing');

describe('an intrinsic function', () => {
  it.each<[string, unknown, unknown]>([
    ['Ref', { Ref: 'Table' }, 'ref-Table'],
    ['Fn::GetAtt as a list', { 'Fn::GetAtt': ['Queue', 'Arn'] }, 'Queue/Arn'],
    ['Fn::GetAtt as text', { 'Fn::GetAtt': 'Nested.Outputs.Name' }, 'Nested/Outputs.Name'],
    ['Fn::Join', { 'Fn::Join': ['-', ['a', { Ref: 'B' }, 3]] }, 'a-ref-B-3'],
    ['Fn::Split', { 'Fn::Split': [':', 'a:b'] }, ['a', 'b']],
    ['Fn::Select', { 'Fn::Select': [1, { 'Fn::Split': [':', { 'Fn::Sub': 'a:${B}' }] }] }, 'ref-B'],
    ['Fn::Sub with a reference', { 'Fn::Sub': '${AWS::Region}-${Queue.Arn}' }, 'ref-AWS::Region-Queue/Arn'],
    ['Fn::Sub with a variable', { 'Fn::Sub': ['${name}', { name: { Ref: 'A' } }] }, 'ref-A'],
    ['Fn::Sub with a literal', { 'Fn::Sub': '${!kept}' }, '${kept}'],
    ['Fn::ImportValue', { 'Fn::ImportValue': { 'Fn::Sub': 'x-${A}' } }, 'imported x-ref-A'],
    ['Fn::GetStackOutput', { 'Fn::GetStackOutput': { StackName: 'S', OutputName: 'O' } }, 'O of S'],
  ])('%s stands for its value', (_, template, expected) => {
    expect(resolve({ at: [template] })).toEqual({ at: [expected] });
  });

  it('leaves a property out that refers to AWS::NoValue', () => {
    expect(resolve({ a: { Ref: 'AWS::NoValue' }, b: [1, { Ref: 'AWS::NoValue' }] })).toEqual({ b: [1] });
  });

  it('stops with its name and the path when it is not known', () => {
    expect(() => resolve({ Properties: [{ 'Fn::Base64': 'x' }] })).toThrow(
      'Stack/Thing.Properties.0: the local cloud does not know the intrinsic function Fn::Base64.',
    );
  });

  it('stops at a dynamic reference, which would otherwise reach the function as text', () => {
    expect(() => resolve({ a: '{{resolve:secretsmanager:x}}' })).toThrow('Stack/Thing.a: ');
  });
});

it('takes an object for data when its one key is no intrinsic function', () => {
  expect(resolve({ Refs: 'a' })).toEqual({ Refs: 'a' });
});
