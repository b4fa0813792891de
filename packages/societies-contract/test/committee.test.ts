import { expect, test } from 'vitest';
import { committeeConflict } from '../src/schemas/committee.ts';

test('a member has at most one role, and any number of roles may be empty', () => {
  const empty = [{ user_id: null }, { user_id: '' }, { user_id: 'unassigned' }, { user_id: 'Unassigned' }];
  expect(committeeConflict([...empty, { user_id: '10000002' }, { user_id: '10000003' }])).toBeNull();
  expect(committeeConflict([...empty, { user_id: '10000002' }, { user_id: '10000002' }])).toBe(
    'Some roles have the same member assigned.',
  );
});
