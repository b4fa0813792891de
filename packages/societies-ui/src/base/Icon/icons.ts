import {
  Activity as ActivityNode,
  AlarmClock as AlarmClockNode,
  ArrowDown as ArrowDownNode,
  ArrowLeft as ArrowLeftNode,
  ArrowUp as ArrowUpNode,
  BadgeCheck as BadgeCheckNode,
  Calculator as CalculatorNode,
  CalendarDays as CalendarDaysNode,
  CameraOff as CameraOffNode,
  ChartSpline as ChartSplineNode,
  Check as CheckNode,
  ChevronDown as ChevronDownNode,
  ChevronLeft as ChevronLeftNode,
  ChevronRight as ChevronRightNode,
  ChevronsUpDown as ChevronsUpDownNode,
  CircleDashed as CircleDashedNode,
  CircleDot as CircleDotNode,
  Clock as ClockNode,
  Compass as CompassNode,
  Copy as CopyNode,
  CornerUpLeft as CornerUpLeftNode,
  Download as DownloadNode,
  Ellipsis as EllipsisNode,
  ExternalLink as ExternalLinkNode,
  FileText as FileTextNode,
  FileUp as FileUpNode,
  Filter as FilterNode,
  Flashlight as FlashlightNode,
  Grip as GripNode,
  Heart as HeartNode,
  Hourglass as HourglassNode,
  House as HouseNode,
  Image as ImageNode,
  ImagePlus as ImagePlusNode,
  Images as ImagesNode,
  Inbox as InboxNode,
  Info as InfoNode,
  Landmark as LandmarkNode,
  LayoutGrid as LayoutGridNode,
  Link2 as Link2Node,
  List as ListNode,
  LogOut as LogOutNode,
  Mail as MailNode,
  MailWarning as MailWarningNode,
  MapPin as MapPinNode,
  Maximize as MaximizeNode,
  MessageSquarePlus as MessageSquarePlusNode,
  Minus as MinusNode,
  Newspaper as NewspaperNode,
  Orbit as OrbitNode,
  Pause as PauseNode,
  Pin as PinNode,
  Pencil as PencilNode,
  Play as PlayNode,
  Printer as PrinterNode,
  QrCode as QrCodeNode,
  Plus as PlusNode,
  Quote as QuoteNode,
  RectangleHorizontal as RectangleHorizontalNode,
  RectangleVertical as RectangleVerticalNode,
  RotateCcw as RotateCcwNode,
  Settings as SettingsNode,
  Sparkles as SparklesNode,
  Square as SquareNode,
  SunMoon as SunMoonNode,
  Table2 as Table2Node,
  Tag as TagNode,
  Trash2 as Trash2Node,
  TrendingDown as TrendingDownNode,
  TrendingUp as TrendingUpNode,
  Upload as UploadNode,
  UserCheck as UserCheckNode,
  UserMinus as UserMinusNode,
  UserPlus as UserPlusNode,
  UserRound as UserRoundNode,
  Users as UsersNode,
  Vote as VoteNode,
  WifiOff as WifiOffNode,
  ArrowUpRight as ArrowUpRightNode,
  FolderInput as FolderInputNode,
  ShieldCheck as ShieldCheckNode,
  FileSpreadsheet as FileSpreadsheetNode,
  Undo2 as Undo2Node,
  Send as SendNode,
} from 'lucide';
import { icon } from './icon.ts';

export * from './firstIcons.ts';

// Only the icon data comes from Lucide: its component would add 1.7 kB to every page and a second element per icon to React's
// tree.
export const Activity = /* @__PURE__ */ icon(ActivityNode);
export const AlarmClock = /* @__PURE__ */ icon(AlarmClockNode);
export const ArrowDown = /* @__PURE__ */ icon(ArrowDownNode);
export const ArrowLeft = /* @__PURE__ */ icon(ArrowLeftNode);
export const ArrowUp = /* @__PURE__ */ icon(ArrowUpNode);
export const BadgeCheck = /* @__PURE__ */ icon(BadgeCheckNode);
export const Calculator = /* @__PURE__ */ icon(CalculatorNode);
export const CalendarDays = /* @__PURE__ */ icon(CalendarDaysNode);
export const CameraOff = /* @__PURE__ */ icon(CameraOffNode);
export const ChartSpline = /* @__PURE__ */ icon(ChartSplineNode);
export const Check = /* @__PURE__ */ icon(CheckNode);
export const ChevronDown = /* @__PURE__ */ icon(ChevronDownNode);
export const ChevronLeft = /* @__PURE__ */ icon(ChevronLeftNode);
export const ChevronRight = /* @__PURE__ */ icon(ChevronRightNode);
export const ChevronsUpDown = /* @__PURE__ */ icon(ChevronsUpDownNode);
export const CircleDashed = /* @__PURE__ */ icon(CircleDashedNode);
export const CircleDot = /* @__PURE__ */ icon(CircleDotNode);
export const Clock = /* @__PURE__ */ icon(ClockNode);
export const Compass = /* @__PURE__ */ icon(CompassNode);
export const Copy = /* @__PURE__ */ icon(CopyNode);
export const CornerUpLeft = /* @__PURE__ */ icon(CornerUpLeftNode);
export const Download = /* @__PURE__ */ icon(DownloadNode);
export const Ellipsis = /* @__PURE__ */ icon(EllipsisNode);
export const ExternalLink = /* @__PURE__ */ icon(ExternalLinkNode);
export const FileText = /* @__PURE__ */ icon(FileTextNode);
export const FileUp = /* @__PURE__ */ icon(FileUpNode);
export const Filter = /* @__PURE__ */ icon(FilterNode);
export const Flashlight = /* @__PURE__ */ icon(FlashlightNode);
export const Grip = /* @__PURE__ */ icon(GripNode);
export const Heart = /* @__PURE__ */ icon(HeartNode);
export const Hourglass = /* @__PURE__ */ icon(HourglassNode);
export const House = /* @__PURE__ */ icon(HouseNode);
export const ImageIcon = /* @__PURE__ */ icon(ImageNode);
export const ImagePlus = /* @__PURE__ */ icon(ImagePlusNode);
export const Images = /* @__PURE__ */ icon(ImagesNode);
export const Inbox = /* @__PURE__ */ icon(InboxNode);
export const Info = /* @__PURE__ */ icon(InfoNode);
export const Landmark = /* @__PURE__ */ icon(LandmarkNode);
export const LayoutGrid = /* @__PURE__ */ icon(LayoutGridNode);
export const Link2 = /* @__PURE__ */ icon(Link2Node);
export const List = /* @__PURE__ */ icon(ListNode);
export const LogOut = /* @__PURE__ */ icon(LogOutNode);
export const Mail = /* @__PURE__ */ icon(MailNode);
export const MailWarning = /* @__PURE__ */ icon(MailWarningNode);
export const MapPin = /* @__PURE__ */ icon(MapPinNode);
export const Maximize = /* @__PURE__ */ icon(MaximizeNode);
export const MessageSquarePlus = /* @__PURE__ */ icon(MessageSquarePlusNode);
export const Minus = /* @__PURE__ */ icon(MinusNode);
export const Newspaper = /* @__PURE__ */ icon(NewspaperNode);
export const Orbit = /* @__PURE__ */ icon(OrbitNode);
export const Pause = /* @__PURE__ */ icon(PauseNode);
export const Pin = /* @__PURE__ */ icon(PinNode);
export const Pencil = /* @__PURE__ */ icon(PencilNode);
export const Play = /* @__PURE__ */ icon(PlayNode);
export const Printer = /* @__PURE__ */ icon(PrinterNode);
export const QrCodeIcon = /* @__PURE__ */ icon(QrCodeNode);
export const Plus = /* @__PURE__ */ icon(PlusNode);
export const Quote = /* @__PURE__ */ icon(QuoteNode);
export const RectangleHorizontal = /* @__PURE__ */ icon(RectangleHorizontalNode);
export const RectangleVertical = /* @__PURE__ */ icon(RectangleVerticalNode);
export const RotateCcw = /* @__PURE__ */ icon(RotateCcwNode);
export const Settings = /* @__PURE__ */ icon(SettingsNode);
export const Sparkles = /* @__PURE__ */ icon(SparklesNode);
export const Square = /* @__PURE__ */ icon(SquareNode);
export const SunMoon = /* @__PURE__ */ icon(SunMoonNode);
export const Table2 = /* @__PURE__ */ icon(Table2Node);
export const Tag = /* @__PURE__ */ icon(TagNode);
export const Trash2 = /* @__PURE__ */ icon(Trash2Node);
export const TrendingDown = /* @__PURE__ */ icon(TrendingDownNode);
export const TrendingUp = /* @__PURE__ */ icon(TrendingUpNode);
export const Upload = /* @__PURE__ */ icon(UploadNode);
export const UserCheck = /* @__PURE__ */ icon(UserCheckNode);
export const UserMinus = /* @__PURE__ */ icon(UserMinusNode);
export const UserPlus = /* @__PURE__ */ icon(UserPlusNode);
export const UserRound = /* @__PURE__ */ icon(UserRoundNode);
export const Users = /* @__PURE__ */ icon(UsersNode);
export const Vote = /* @__PURE__ */ icon(VoteNode);
export const WifiOff = /* @__PURE__ */ icon(WifiOffNode);
export const Send = /* @__PURE__ */ icon(SendNode);
export const Undo2 = /* @__PURE__ */ icon(Undo2Node);
export const FileSpreadsheet = /* @__PURE__ */ icon(FileSpreadsheetNode);
export const ShieldCheck = /* @__PURE__ */ icon(ShieldCheckNode);
export const FolderInput = /* @__PURE__ */ icon(FolderInputNode);
export const ArrowUpRight = /* @__PURE__ */ icon(ArrowUpRightNode);
