import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { fixedRoles, type Society } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { Root } from './RoleList.styles.ts';

export const roleListMessages = { member: fixedRoles.member as string } as const;

export interface RoleListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The reader's societies, each with the role that they have there. */
  societies: readonly Pick<Society, 'id' | 'name' | 'logo' | 'role'>[];
}

/** The user's role in each of their societies, plain memberships last. */
export const RoleList = forwardRef<HTMLUListElement, RoleListProps>(function RoleList(
  { societies, ...rest },
  ref,
) {
  const messages = useMessages('RoleList', roleListMessages);
  const routes = useRoutes();
  const plain = (role: string | undefined) => role === undefined || role === fixedRoles.member;
  const sorted = [...societies].sort(
    (a, b) => Number(plain(a.role)) - Number(plain(b.role)) || a.name.localeCompare(b.name),
  );
  return (
    <Root ref={ref} data-soc="RoleList" {...rest}>
      {sorted.map(({ id, name, logo, role }) => (
        <li data-part key={id}>
          <SocietyLogo name={name} src={logo} size="rail" />
          <span data-part="name">
            <LinkOrText href={routes.society({ id, name })}>{name}</LinkOrText>
          </span>
          {plain(role) ? (
            <span data-part="plain">{messages.member}</span>
          ) : (
            <Badge variant="soft">{role}</Badge>
          )}
        </li>
      ))}
    </Root>
  );
});
RoleList.displayName = 'RoleList';
