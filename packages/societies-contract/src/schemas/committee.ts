import Type, { type Static } from 'typebox';
import { memberLimits, roleLimits, universityIdLimits, universityPersonLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import {
  ConflictReply,
  Format,
  Id,
  ImageUrl,
  Instant,
  Name,
  Nullable,
  PageQuery,
  Search,
  Sort,
  NonBlankText,
  Version,
  strict,
  type ChangedReply,
} from './common.ts';
import { societySortKeys } from './societies.ts';

/** A role in a society. `permissions` are ids of `GET /api/permissions/`. */
export const Role = Type.Object(
  { id: Id, name: Type.String(), society: Id, permissions: Type.Array(Id), version: Type.Optional(Version) },
  { title: 'Role' },
);
export type Role = Static<typeof Role>;
export const RoleConflict = ConflictReply(Role);

const name = Name(roleLimits.nameMax, { required: validation.role.nameRequired });
export const NewRoleBody = Type.Object({ name, society: Id }, strict);
export type NewRoleBody = Static<typeof NewRoleBody>;
export const RoleBody = Type.Object(
  {
    id: Type.Optional(Id),
    name,
    society: Id,
    permissions: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
    version: Type.Optional(Version),
  },
  strict,
);
export type RoleBody = Static<typeof RoleBody>;

/**
 * `user_id` null, empty or 'unassigned' clears the role; `previous_user_id` is its holder when the editor was opened, in the
 * same notation.
 */
export const CommitteeUpdateItem = Type.Object(
  {
    role_id: Id,
    role_name: Type.String({ maxLength: roleLimits.nameMax }),
    previous_user_id: Nullable(Type.String({ maxLength: universityIdLimits.loginMax })),
    user_id: Nullable(Type.String({ maxLength: universityIdLimits.loginMax })),
    user_name: Nullable(Type.String({ maxLength: 2 * universityPersonLimits.nameMax + 1 })),
  },
  strict,
);
export type CommitteeUpdateItem = Static<typeof CommitteeUpdateItem>;
export const UpdateCommitteeBody = Type.Object(
  { new_committee: Type.Array(CommitteeUpdateItem, { maxItems: 200 }) },
  strict,
);
export type UpdateCommitteeBody = Static<typeof UpdateCommitteeBody>;

export const CommitteeRow = Type.Object({
  role_id: Id,
  role_name: Type.String(),
  user_name: Type.String(),
  user_id: Nullable(Type.String()),
});
export type CommitteeRow = Static<typeof CommitteeRow>;
export const UpdateCommitteeReply = Type.Object({ data: Type.Array(CommitteeRow), detail: Type.String() });
export type UpdateCommitteeReply = Static<typeof UpdateCommitteeReply>;
/** Another write came first: `current` is the committee as it is now. */
export const CommitteeConflict = ConflictReply(Type.Array(CommitteeRow));
export type CommitteeConflict = ChangedReply<CommitteeRow[]>;

const holder = Type.String({ maxLength: universityIdLimits.loginMax });
/** `previous_user_id` is the President when the form was opened; null, empty or 'unassigned' for nobody. */
export const HandOverBody = Type.Object({ user_id: holder, previous_user_id: Nullable(holder) }, strict);
export type HandOverBody = Static<typeof HandOverBody>;

export const RemoveMemberBody = Type.Object(
  {
    reason: NonBlankText(memberLimits.reasonMax, { required: validation.booking.reasonRequired }),
  },
  strict,
);
export type RemoveMemberBody = Static<typeof RemoveMemberBody>;

/** `role` is null for those without a role on the committee. `attended` counts the society's events they were checked in at. */
export const SocietyMember = Type.Object(
  {
    university_id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    avatar: ImageUrl,
    role: Nullable(Type.String()),
    joined_at: Instant,
    attended: Type.Integer({ minimum: 0 }),
    /** The last day of their membership, or null if it does not end by itself. Always in replies. */
    until: Type.Optional(Nullable(Type.String({ format: 'date' }))),
  },
  { title: 'SocietyMember' },
);
export type SocietyMember = Static<typeof SocietyMember>;

export const MembersQuery = Type.Object({
  ...PageQuery.properties,
  search: Search,
  sort: Sort([...societySortKeys, 'attended']),
  format: Format,
});
export type MembersQuery = Static<typeof MembersQuery>;

// Needs no schema library; the editor in the browser uses it too.
export { committeeConflict, isUnassigned } from '../committee.ts';
