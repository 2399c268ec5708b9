import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  Clapperboard,
  Contact,
  DoorOpen,
  FileText,
  GalleryHorizontalEnd,
  HandCoins,
  History,
  House,
  Images,
  Inbox,
  Info,
  Landmark,
  Languages,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MailCheck,
  Newspaper,
  NotebookPen,
  Plug,
  Route as RouteIcon,
  Share2,
  ShoppingBag,
  Sparkles,
  Stamp,
  Tags,
  Timer,
  Type,
  UserRound,
  Users,
} from 'lucide-react'
import type { shellTexts } from './office-shell.strings.ts'

/** `isOpen`: the screen is in src/routes.ts; a test compares the two. Entries that are not open are hidden. */
export type MenuEntry = {
  key: keyof typeof shellTexts
  path: `/admin/${string}`
  icon: LucideIcon
  isOpen: boolean
  /** Paths of the same subject that do not start with `path`. */
  screens?: readonly string[]
}
export type MenuGroup = { key: keyof typeof shellTexts; entries: readonly MenuEntry[] }

/** The same for all role groups; the API checks permissions (docs/rules.md, Staff). */
export const menu: readonly MenuGroup[] = [
  {
    key: 'group_menu',
    entries: [{ key: 'dashboard', path: '/admin/dashboard', icon: LayoutDashboard, isOpen: true }],
  },
  {
    key: 'group_content',
    entries: [
      { key: 'page_meta', path: '/admin/page-meta', icon: Type, isOpen: true },
      { key: 'home', path: '/admin/pages/home', icon: House, isOpen: true },
      { key: 'about_us', path: '/admin/pages/about-us', icon: Info, isOpen: true },
      { key: 'tours', path: '/admin/pages/tours', icon: RouteIcon, isOpen: true },
      {
        key: 'departures',
        path: '/admin/departures',
        icon: CalendarDays,
        isOpen: true,
        screens: ['/admin/departure-show'],
      },
      { key: 'categories', path: '/admin/pages/tours-categories', icon: Tags, isOpen: true },
      { key: 'visa', path: '/admin/pages/visa', icon: Stamp, isOpen: true },
      { key: 'photos', path: '/admin/pages/photos', icon: GalleryHorizontalEnd, isOpen: true },
      { key: 'pictures', path: '/admin/pages/pictures', icon: Images, isOpen: true },
      { key: 'news', path: '/admin/pages/news', icon: Newspaper, isOpen: true },
      { key: 'videos', path: '/admin/pages/videos', icon: Clapperboard, isOpen: true },
      { key: 'blog', path: '/admin/pages/blog', icon: NotebookPen, isOpen: true },
      { key: 'bank_accounts', path: '/admin/pages/bank-accounts', icon: Landmark, isOpen: true },
      {
        key: 'orders',
        path: '/admin/orders',
        icon: ShoppingBag,
        isOpen: true,
        screens: ['/admin/order-insert', '/admin/order-show'],
      },
    ],
  },
  {
    key: 'group_settings',
    entries: [
      { key: 'contact_info', path: '/admin/settings/contact-information', icon: Contact, isOpen: true },
      { key: 'company', path: '/admin/settings/company', icon: Building2, isOpen: true },
      { key: 'social_media', path: '/admin/settings/social-media', icon: Share2, isOpen: true },
      {
        key: 'contracts',
        path: '/admin/contracts',
        icon: FileText,
        isOpen: true,
        screens: ['/admin/contract-insert', '/admin/contract-update'],
      },
      { key: 'integrations', path: '/admin/settings/site', icon: Plug, isOpen: true },
      { key: 'sales_rules', path: '/admin/settings/sales', icon: Timer, isOpen: true },
      { key: 'mail_settings', path: '/admin/settings/mail', icon: MailCheck, isOpen: true },
      { key: 'opening', path: '/admin/settings/opening', icon: DoorOpen, isOpen: true },
      {
        key: 'users',
        path: '/admin/users',
        icon: Users,
        isOpen: true,
        screens: ['/admin/user-insert', '/admin/user-update', '/admin/user-reset-password'],
      },
      { key: 'audit', path: '/admin/audit', icon: History, isOpen: true },
      { key: 'languages', path: '/admin/languages', icon: Languages, isOpen: true },
    ],
  },
  {
    key: 'group_forms',
    entries: [
      { key: 'special_tour', path: '/admin/special-tour', icon: Sparkles, isOpen: true },
      {
        key: 'contact',
        path: '/admin/contact',
        icon: Inbox,
        isOpen: true,
        screens: ['/admin/reply-templates', '/admin/reply-templates/insert', '/admin/reply-templates/update'],
      },
      { key: 'offer', path: '/admin/offer', icon: HandCoins, isOpen: true },
    ],
  },
  {
    key: 'group_support',
    entries: [{ key: 'support', path: '/admin/support', icon: LifeBuoy, isOpen: true }],
  },
]

/** Entries of the profile menu, above logout. */
export const profileEntries: readonly MenuEntry[] = [
  { key: 'own_account', path: '/admin/account', icon: UserRound, isOpen: true },
  { key: 'inbox', path: '/admin/contact', icon: Inbox, isOpen: true },
  { key: 'human_resources', path: '/admin/human-resources', icon: BriefcaseBusiness, isOpen: true },
]

export function openGroups(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ isOpen }) => isOpen) }))
    .filter(({ entries }) => entries.length > 0)
}
