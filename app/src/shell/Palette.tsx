import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fixedRoles, foundIn, type SearchMatch, type Society } from 'societies-contract';
import {
  CommandPalette,
  SocietyLogo,
  joinButtonMessages,
  joiningOf,
  useMessages,
  useRoutes,
  type PaletteGroup,
  type PaletteItem,
  type Widened,
} from 'societies-ui';
import {
  BadgeCheck,
  Bell,
  CalendarDays,
  Clock,
  Compass,
  FileText,
  House,
  Inbox,
  Info,
  LayoutDashboard,
  LogOut,
  Mail,
  MailWarning,
  Moon,
  Newspaper,
  Plus,
  RotateCcw,
  Sun,
  Ticket,
  Upload,
  UserRound,
  Users,
  Vote,
} from 'societies-ui/icons';
import { useEverything } from '../api/search.ts';
import { useMySocieties } from '../api/societies.ts';
import { chooseColorScheme, useColorScheme } from '../preferences/colorScheme.ts';
import { logout, useSession } from '../session/session.ts';
import { useDebounced } from '../time/useDebounced.ts';
import { askedForm } from './useAskedForm.ts';

const paletteMessages = {
  mine: 'Your societies',
  societies: 'Societies',
  events: 'Coming events',
  posts: 'Posts of your societies',
  pages: 'Pages',
  actions: 'Actions',
  mySocieties: 'My societies',
  browse: 'Browse all societies',
  whatsOn: 'What’s on',
  myEvents: 'My events',
  notices: 'Notices',
  profile: 'Your profile',
  dashboard: 'Dashboard',
  allSocieties: 'Manage all societies',
  requests: 'Society requests',
  users: 'All users',
  history: 'History of the site',
  mails: 'Emails not delivered',
  removed: 'Removed societies',
  moveIn: 'Import',
  affiliation: 'Affiliation of societies',
  newRound: 'New round of affiliation',
  orphans: 'Societies without a leader',
  affiliationOf: (society: string) => `Affiliation: ${society}`,
  handoverOf: (society: string) => `Handover: ${society}`,
  electionsOf: (society: string) => `Elections: ${society}`,
  site: 'Contact and policies of the site',
  policies: 'Policies and sources',
  accessibility: 'Accessibility',
  found: 'Create your own society',
  write: (society: string) => `Write a message: ${society}`,
  light: 'Use light colours',
  dark: 'Use dark colours',
  logout: 'Log out',
} as const;

declare global {
  interface SocietiesMessages {
    AppPalette: Widened<typeof paletteMessages>;
  }
}

/** Pages and actions that match the search, found without the server. */
function useOwnGroups(search: string, go: (address: string | undefined) => void, onClose: () => void) {
  const messages = useMessages('AppPalette', paletteMessages);
  const routes = useRoutes();
  const { user } = useSession();
  const { shown } = useColorScheme();
  const other = shown === 'dark' ? 'light' : 'dark';
  const page = (
    label: string,
    address: string | undefined,
    picture: PaletteItem['picture'],
  ): PaletteItem => ({
    id: `page ${label}`,
    label,
    picture,
    onSelect: () => go(address),
  });
  const pages = [
    page(messages.mySocieties, routes.mySocieties(), <House />),
    page(messages.browse, routes.societies(), <Compass />),
    page(messages.whatsOn, routes.whatsOn(), <CalendarDays />),
    page(messages.myEvents, routes.myEvents(), <Ticket />),
    page(messages.notices, routes.notices(), <Bell />),
    page(messages.profile, routes.profile(), <UserRound />),
    ...(user?.isAdmin
      ? [
          page(messages.dashboard, routes.admin(), <LayoutDashboard />),
          page(messages.allSocieties, routes.admin('societies'), <Compass />),
          page(messages.requests, routes.admin('requests'), <Inbox />),
          page(messages.users, routes.admin('users'), <Users />),
          page(messages.moveIn, routes.admin('import'), <Upload />),
          page(messages.removed, routes.removedSocieties(), <RotateCcw />),
          page(messages.history, routes.admin('history'), <Clock />),
          page(messages.affiliation, routes.admin('affiliation'), <BadgeCheck />),
          page(messages.newRound, '/admin/affiliation/rounds/new', <BadgeCheck />),
          page(messages.orphans, routes.admin('orphans'), <UserRound />),
          page(messages.mails, routes.admin('mails'), <MailWarning />),
          page(messages.site, routes.admin('site'), <Info />),
        ]
      : []),
    page(messages.policies, routes.policies(), <FileText />),
    page(messages.accessibility, routes.accessibility(), <Users />),
  ];
  const mine = useMySocieties();
  /** Of societies whose committee they are on; what their role may change, each page says. */
  const led = (mine.data ?? []).filter(({ role }) => role !== undefined && role !== fixedRoles.member);
  /** The year of each society: members vote, committees hand over and hand in. */
  const years = [
    ...(mine.data ?? []).map(({ id, name }) =>
      page(messages.electionsOf(name), `/societies/${id}/elections`, <Vote />),
    ),
    ...led.flatMap(({ id, name }) => [
      page(messages.handoverOf(name), `/societies/${id}/dashboard/handover`, <Users />),
      page(messages.affiliationOf(name), `/societies/${id}/dashboard/affiliation`, <BadgeCheck />),
    ]),
  ];
  const writing = led.map(({ id, name }): PaletteItem => ({
    id: `write ${id}`,
    label: messages.write(name),
    picture: <Mail />,
    onSelect: () => go(`/societies/${id}/dashboard/messages${askedForm}`),
  }));
  const searching = search.trim() !== '';
  const actions: PaletteItem[] = [
    // Only when searched for: without words the list is short.
    ...(searching ? writing : []),
    // Administrators have no such form.
    ...(user?.isAdmin
      ? []
      : [
          {
            id: 'found',
            label: messages.found,
            picture: <Plus />,
            onSelect: () => go(`/societies${askedForm}`),
          },
        ]),
    {
      id: 'colours',
      label: messages[other],
      picture: other === 'dark' ? <Moon /> : <Sun />,
      onSelect: () => {
        chooseColorScheme(other);
        onClose();
      },
    },
    {
      id: 'logout',
      label: messages.logout,
      picture: <LogOut />,
      onSelect: () => {
        onClose();
        void logout();
      },
    },
  ];
  const holding = (items: readonly PaletteItem[]) => {
    if (!searching) return [...items];
    return items.flatMap((item) => {
      const range = foundIn(item.label, search);
      if (!range) return [];
      const match: SearchMatch = { field: 'name', text: item.label, ranges: [range] };
      return [{ ...item, match }];
    });
  };
  return [
    // Those of each society only when searched for: without words the list is short.
    { title: messages.pages, items: holding(searching ? [...pages, ...years] : pages) },
    { title: messages.actions, items: holding(actions) },
  ];
}

/** Whether an item starts with the search. */
const beginsSo = ({ items }: PaletteGroup) => items.some(({ match }) => match?.ranges[0]?.[0] === 0);

/** Milliseconds to wait after the last key before asking the server. */
const pause = 120;

/** The search over societies, coming events, posts of the user's societies, pages and actions. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const messages = useMessages('AppPalette', paletteMessages);
  const routes = useRoutes();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const asked = useDebounced(search, pause);
  const found = useEverything(asked);
  const mine = useMySocieties();
  const go = (address: string | undefined) => {
    onClose();
    if (address !== undefined) void navigate(address);
  };
  const own = useOwnGroups(search, go, onClose);
  const joinWords = useMessages('JoinButton', joinButtonMessages);
  /** Its category, and how it is joined where a press is not enough. */
  const hintOf = (society: Society) => {
    const joining = joiningOf(society);
    const { name } = society.category;
    return joining === 'join' || joining === 'member' ? name : `${name} · ${joinWords[joining]}`;
  };

  const societyItem = (society: Society): PaletteItem => ({
    id: `society ${society.id}`,
    label: society.name,
    match: society.match,
    hint: hintOf(society),
    picture: <SocietyLogo name={society.name} src={society.logo} />,
    onSelect: () => go(routes.society(society)),
  });
  const { societies = [], events = [], posts = [] } = (search.trim() !== '' && found.data) || {};
  const groups: PaletteGroup[] =
    search.trim() === ''
      ? [{ title: messages.mine, items: (mine.data ?? []).map(societyItem) }, ...own]
      : [
          // Pages whose name starts with the search come first, so that results from the server do not push them down.
          ...own.filter(beginsSo),
          { title: messages.societies, searched: true, items: societies.map(societyItem) },
          {
            title: messages.events,
            searched: true,
            items: events.map((event) => ({
              id: `event ${event.id}`,
              label: event.name,
              match: event.match,
              hint: event.society.name,
              when: event.datetime,
              picture: <CalendarDays />,
              onSelect: () => go(routes.event({ id: event.id, society: event.society.id })),
            })),
          },
          {
            title: messages.posts,
            searched: true,
            items: posts.map((post) => ({
              id: `post ${post.id}`,
              label: post.title,
              match: post.match,
              hint: post.society.name,
              picture: <Newspaper />,
              onSelect: () => go(routes.post({ id: post.id, society: post.society.id })),
            })),
          },
          ...own.filter((group) => !beginsSo(group)),
        ];
  return (
    <CommandPalette
      open
      onClose={onClose}
      search={search}
      onSearchChange={setSearch}
      groups={groups}
      loading={found.isLoading || asked !== search}
      failed={found.error !== undefined}
    />
  );
}
