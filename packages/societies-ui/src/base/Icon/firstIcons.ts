import {
  ArrowRight as ArrowRightNode,
  Bell as BellNode,
  CircleAlert as CircleAlertNode,
  CircleCheck as CircleCheckNode,
  CloudAlert as CloudAlertNode,
  Eye as EyeNode,
  EyeOff as EyeOffNode,
  Globe as GlobeNode,
  LockKeyhole as LockKeyholeNode,
  Menu as MenuNode,
  Moon as MoonNode,
  RotateCw as RotateCwNode,
  Search as SearchNode,
  Sun as SunNode,
  TriangleAlert as TriangleAlertNode,
  X as XNode,
  LayoutDashboard as LayoutDashboardNode,
  Ticket as TicketNode,
} from 'lucide';
import { icon } from './icon.ts';

// Icons of the first page of a visit. Separate from icons.ts, so that this page does not load all icons.
export const ArrowRight = /* @__PURE__ */ icon(ArrowRightNode);
export const Bell = /* @__PURE__ */ icon(BellNode);
export const CircleAlert = /* @__PURE__ */ icon(CircleAlertNode);
export const CircleCheck = /* @__PURE__ */ icon(CircleCheckNode);
export const CloudAlert = /* @__PURE__ */ icon(CloudAlertNode);
export const Eye = /* @__PURE__ */ icon(EyeNode);
export const EyeOff = /* @__PURE__ */ icon(EyeOffNode);
export const Globe = /* @__PURE__ */ icon(GlobeNode);
export const LockKeyhole = /* @__PURE__ */ icon(LockKeyholeNode);
export const Menu = /* @__PURE__ */ icon(MenuNode);
export const Moon = /* @__PURE__ */ icon(MoonNode);
export const RotateCw = /* @__PURE__ */ icon(RotateCwNode);
export const Search = /* @__PURE__ */ icon(SearchNode);
export const Sun = /* @__PURE__ */ icon(SunNode);
export const TriangleAlert = /* @__PURE__ */ icon(TriangleAlertNode);
export const X = /* @__PURE__ */ icon(XNode);
export const LayoutDashboard = /* @__PURE__ */ icon(LayoutDashboardNode);
export const Ticket = /* @__PURE__ */ icon(TicketNode);
