import { describe, expect, test } from 'vitest';
import { columnNames, guessColumns, importSourceOf } from '../src/importColumns.ts';
import { importFieldsOf, importKinds } from '../src/imports.ts';

describe('the columns of an imported file', () => {
  test.each(importKinds)('of %s are guessed by the names of their own fields', (kind) => {
    const fields = importFieldsOf(kind);
    expect(guessColumns(kind, fields)).toEqual(fields);
  });

  test('are guessed from the headings of other systems', () => {
    expect(guessColumns('memberships', ['Student Number', 'Group', 'Date Joined', 'First Name'])).toEqual([
      'university_id',
      'society',
      'joined',
      null,
    ]);
    expect(guessColumns('committee', ['Organization Name', 'Position Name', 'SIS ID'])).toEqual([
      'society',
      'role',
      'university_id',
    ]);
    expect(guessColumns('events', ['Group', 'Event Name', 'Description', 'Start', 'Location'])).toEqual([
      'society',
      'name',
      'description',
      'datetime',
      'venue',
    ]);
    expect(guessColumns('societies', ['Club Name', 'Club Type', 'Mission'])).toEqual([
      'name',
      'category',
      'description',
    ]);
  });

  test('are not guessed when a heading is there twice', () => {
    expect(guessColumns('users', ['Student ID', 'Email', 'Forename', 'Surname', 'email'])).toEqual([
      'university_id',
      null,
      'first_name',
      'last_name',
      null,
    ]);
  });

  test('have names of their own', () => {
    expect(columnNames(['Email', ' Email ', '', 'Email (2)'])).toEqual([
      'Email',
      'Email (2)',
      'Column 3',
      'Email (2) (2)',
    ]);
  });

  test('tell the system they come from, if at least two are its own', () => {
    expect(importSourceOf(['Student Number', 'Group', 'Date Joined'])).toBe('campusgroups');
    expect(importSourceOf(['Organization Name', 'Position Name', 'SIS ID'])).toBe('engage');
    expect(importSourceOf(['Card Number', 'Effective Date', 'Email'])).toBe('msl');
    expect(importSourceOf(['Club/Society', 'Membership Type', 'Student ID'])).toBe('sums');
    expect(importSourceOf(['University ID', 'Society'])).toBeNull();
    expect(importSourceOf([])).toBeNull();
  });
});
