/** The rights a society's role can carry. Source: specification, section 6. */
export const permissionCodenames = [
  'edit_society',
  'manage_members',
  'edit_posts',
  'edit_merch',
  'manage_roles',
  'edit_events',
] as const;

/** One right of a society's role. */
export type PermissionCodename = (typeof permissionCodenames)[number];

/** What a committee reads beside each right. */
export const permissionNames: Record<PermissionCodename, string> = {
  edit_society: 'Edit society',
  manage_members: 'Manage members',
  edit_posts: 'Edit posts',
  edit_merch: 'Edit merch',
  manage_roles: 'Manage roles',
  edit_events: 'Edit events',
};

/** Roles with a meaning of their own: neither can be renamed, changed or deleted. */
export const fixedRoles = { president: 'President', member: 'Member' } as const;

/** The roles of a new society, President first. Source: decisions, "accept_request". */
export const initialRoles = [
  { name: fixedRoles.president, permissions: permissionCodenames },
  {
    name: 'Vice President',
    permissions: ['edit_society', 'manage_members', 'edit_posts', 'edit_merch', 'edit_events'],
  },
  { name: 'Secretary', permissions: ['manage_members', 'edit_posts'] },
  { name: 'Treasurer', permissions: ['edit_merch'] },
  { name: 'Events Officer', permissions: ['edit_events'] },
  { name: fixedRoles.member, permissions: [] },
] as const satisfies readonly { name: string; permissions: readonly PermissionCodename[] }[];

/** What a committee post without a holder reads. */
export const unassigned = 'Unassigned';
