import {
  Activity as ActivityNode,
  ArrowDown as ArrowDownNode,
  ArrowLeft as ArrowLeftNode,
  ArrowRight as ArrowRightNode,
  ArrowUp as ArrowUpNode,
  Bell as BellNode,
  CalendarDays as CalendarDaysNode,
  ChartSpline as ChartSplineNode,
  Check as CheckNode,
  ChevronDown as ChevronDownNode,
  ChevronLeft as ChevronLeftNode,
  ChevronRight as ChevronRightNode,
  ChevronsUpDown as ChevronsUpDownNode,
  CircleAlert as CircleAlertNode,
  CircleCheck as CircleCheckNode,
  Clock as ClockNode,
  CloudAlert as CloudAlertNode,
  Compass as CompassNode,
  Copy as CopyNode,
  Download as DownloadNode,
  Ellipsis as EllipsisNode,
  ExternalLink as ExternalLinkNode,
  Eye as EyeNode,
  EyeOff as EyeOffNode,
  Filter as FilterNode,
  Grip as GripNode,
  Globe as GlobeNode,
  Heart as HeartNode,
  House as HouseNode,
  Image as ImageNode,
  ImagePlus as ImagePlusNode,
  Images as ImagesNode,
  Inbox as InboxNode,
  Info as InfoNode,
  LayoutDashboard as LayoutDashboardNode,
  LayoutGrid as LayoutGridNode,
  List as ListNode,
  LockKeyhole as LockKeyholeNode,
  LogOut as LogOutNode,
  MapPin as MapPinNode,
  Maximize as MaximizeNode,
  Menu as MenuNode,
  Minus as MinusNode,
  Moon as MoonNode,
  Newspaper as NewspaperNode,
  Orbit as OrbitNode,
  Pause as PauseNode,
  Pencil as PencilNode,
  Play as PlayNode,
  Plus as PlusNode,
  Quote as QuoteNode,
  RectangleHorizontal as RectangleHorizontalNode,
  RectangleVertical as RectangleVerticalNode,
  RotateCcw as RotateCcwNode,
  RotateCw as RotateCwNode,
  Search as SearchNode,
  Settings as SettingsNode,
  Sparkles as SparklesNode,
  Square as SquareNode,
  Sun as SunNode,
  SunMoon as SunMoonNode,
  Table2 as Table2Node,
  Tag as TagNode,
  Ticket as TicketNode,
  Trash2 as Trash2Node,
  TrendingDown as TrendingDownNode,
  TrendingUp as TrendingUpNode,
  TriangleAlert as TriangleAlertNode,
  Upload as UploadNode,
  UserPlus as UserPlusNode,
  UserRound as UserRoundNode,
  Users as UsersNode,
  X as XNode,
} from 'lucide';
import { icon } from './icon.ts';

// One family, Lucide. Only the drawings come from it: its own component would cost every page 1.7 kB and every icon a second
// element in React's tree.
export const Activity = /* @__PURE__ */ icon(ActivityNode);
export const ArrowDown = /* @__PURE__ */ icon(ArrowDownNode);
export const ArrowLeft = /* @__PURE__ */ icon(ArrowLeftNode);
export const ArrowRight = /* @__PURE__ */ icon(ArrowRightNode);
export const ArrowUp = /* @__PURE__ */ icon(ArrowUpNode);
export const Bell = /* @__PURE__ */ icon(BellNode);
export const CalendarDays = /* @__PURE__ */ icon(CalendarDaysNode);
export const ChartSpline = /* @__PURE__ */ icon(ChartSplineNode);
export const Check = /* @__PURE__ */ icon(CheckNode);
export const ChevronDown = /* @__PURE__ */ icon(ChevronDownNode);
export const ChevronLeft = /* @__PURE__ */ icon(ChevronLeftNode);
export const ChevronRight = /* @__PURE__ */ icon(ChevronRightNode);
export const ChevronsUpDown = /* @__PURE__ */ icon(ChevronsUpDownNode);
export const CircleAlert = /* @__PURE__ */ icon(CircleAlertNode);
export const CircleCheck = /* @__PURE__ */ icon(CircleCheckNode);
export const Clock = /* @__PURE__ */ icon(ClockNode);
export const CloudAlert = /* @__PURE__ */ icon(CloudAlertNode);
export const Compass = /* @__PURE__ */ icon(CompassNode);
export const Copy = /* @__PURE__ */ icon(CopyNode);
export const Download = /* @__PURE__ */ icon(DownloadNode);
export const Ellipsis = /* @__PURE__ */ icon(EllipsisNode);
export const ExternalLink = /* @__PURE__ */ icon(ExternalLinkNode);
export const Eye = /* @__PURE__ */ icon(EyeNode);
export const EyeOff = /* @__PURE__ */ icon(EyeOffNode);
export const Filter = /* @__PURE__ */ icon(FilterNode);
export const Grip = /* @__PURE__ */ icon(GripNode);
export const Globe = /* @__PURE__ */ icon(GlobeNode);
export const Heart = /* @__PURE__ */ icon(HeartNode);
export const House = /* @__PURE__ */ icon(HouseNode);
export const Image = /* @__PURE__ */ icon(ImageNode);
export const ImagePlus = /* @__PURE__ */ icon(ImagePlusNode);
export const Images = /* @__PURE__ */ icon(ImagesNode);
export const Inbox = /* @__PURE__ */ icon(InboxNode);
export const Info = /* @__PURE__ */ icon(InfoNode);
export const LayoutDashboard = /* @__PURE__ */ icon(LayoutDashboardNode);
export const LayoutGrid = /* @__PURE__ */ icon(LayoutGridNode);
export const List = /* @__PURE__ */ icon(ListNode);
export const LockKeyhole = /* @__PURE__ */ icon(LockKeyholeNode);
export const LogOut = /* @__PURE__ */ icon(LogOutNode);
export const MapPin = /* @__PURE__ */ icon(MapPinNode);
export const Maximize = /* @__PURE__ */ icon(MaximizeNode);
export const Menu = /* @__PURE__ */ icon(MenuNode);
export const Minus = /* @__PURE__ */ icon(MinusNode);
export const Moon = /* @__PURE__ */ icon(MoonNode);
export const Newspaper = /* @__PURE__ */ icon(NewspaperNode);
export const Orbit = /* @__PURE__ */ icon(OrbitNode);
export const Pause = /* @__PURE__ */ icon(PauseNode);
export const Pencil = /* @__PURE__ */ icon(PencilNode);
export const Play = /* @__PURE__ */ icon(PlayNode);
export const Plus = /* @__PURE__ */ icon(PlusNode);
export const Quote = /* @__PURE__ */ icon(QuoteNode);
export const RectangleHorizontal = /* @__PURE__ */ icon(RectangleHorizontalNode);
export const RectangleVertical = /* @__PURE__ */ icon(RectangleVerticalNode);
export const RotateCcw = /* @__PURE__ */ icon(RotateCcwNode);
export const RotateCw = /* @__PURE__ */ icon(RotateCwNode);
export const Search = /* @__PURE__ */ icon(SearchNode);
export const Settings = /* @__PURE__ */ icon(SettingsNode);
export const Sparkles = /* @__PURE__ */ icon(SparklesNode);
export const Square = /* @__PURE__ */ icon(SquareNode);
export const Sun = /* @__PURE__ */ icon(SunNode);
export const SunMoon = /* @__PURE__ */ icon(SunMoonNode);
export const Table2 = /* @__PURE__ */ icon(Table2Node);
export const Tag = /* @__PURE__ */ icon(TagNode);
export const Ticket = /* @__PURE__ */ icon(TicketNode);
export const Trash2 = /* @__PURE__ */ icon(Trash2Node);
export const TrendingDown = /* @__PURE__ */ icon(TrendingDownNode);
export const TrendingUp = /* @__PURE__ */ icon(TrendingUpNode);
export const TriangleAlert = /* @__PURE__ */ icon(TriangleAlertNode);
export const Upload = /* @__PURE__ */ icon(UploadNode);
export const UserPlus = /* @__PURE__ */ icon(UserPlusNode);
export const UserRound = /* @__PURE__ */ icon(UserRoundNode);
export const Users = /* @__PURE__ */ icon(UsersNode);
export const X = /* @__PURE__ */ icon(XNode);
