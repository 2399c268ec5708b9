import {
  Activity,
  ArrowLeftRight,
  BriefcaseBusiness,
  Building2,
  BusFront,
  Calculator,
  CalendarClock,
  CalendarDays,
  CalendarX2,
  Clapperboard,
  Contact,
  CreditCard,
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
  MailOpen,
  Newspaper,
  NotebookPen,
  Plug,
  Route as RouteIcon,
  Scale,
  Share2,
  ShoppingBag,
  Sparkles,
  Stamp,
  Tags,
  Timer,
  Type,
  UserLock,
  UserRound,
  Users,
} from 'lucide-react'
import type { shellTexts } from './office-shell.strings.ts'

export type MenuEntry = {
  key: keyof typeof shellTexts
  path: `/admin/${string}`
  icon: LucideIcon
  /** Paths of the same subject that do not start with `path`. */
  screens?: readonly string[]
}
export type MenuGroup = { key: keyof typeof shellTexts; entries: readonly MenuEntry[] }

/** The same for all role groups; the API checks permissions (docs/rules.md, Staff). */
export const menu: readonly MenuGroup[] = [
  {
    key: 'group_menu',
    entries: [{ key: 'dashboard', path: '/admin/dashboard', icon: LayoutDashboard }],
  },
  {
    key: 'group_content',
    entries: [
      { key: 'page_meta', path: '/admin/page-meta', icon: Type },
      { key: 'home', path: '/admin/pages/home', icon: House },
      { key: 'about_us', path: '/admin/pages/about-us', icon: Info },
      { key: 'tours', path: '/admin/pages/tours', icon: RouteIcon },
      {
        key: 'departures',
        path: '/admin/departures',
        icon: CalendarDays,
        screens: ['/admin/departure-show', '/admin/departure-cancel'],
      },
      { key: 'categories', path: '/admin/pages/tours-categories', icon: Tags },
      { key: 'visa', path: '/admin/pages/visa', icon: Stamp },
      { key: 'photos', path: '/admin/pages/photos', icon: GalleryHorizontalEnd },
      { key: 'pictures', path: '/admin/pages/pictures', icon: Images },
      { key: 'news', path: '/admin/pages/news', icon: Newspaper },
      { key: 'videos', path: '/admin/pages/videos', icon: Clapperboard },
      { key: 'blog', path: '/admin/pages/blog', icon: NotebookPen },
      { key: 'bank_accounts', path: '/admin/pages/bank-accounts', icon: Landmark },
      {
        key: 'orders',
        path: '/admin/orders',
        icon: ShoppingBag,
        screens: ['/admin/order-insert', '/admin/order-show'],
      },
      { key: 'receivables', path: '/admin/receivables', icon: CalendarClock },
      { key: 'accounting', path: '/admin/accounting', icon: Calculator },
      { key: 'settlement', path: '/admin/settlement', icon: Scale },
    ],
  },
  {
    key: 'group_settings',
    entries: [
      { key: 'contact_info', path: '/admin/settings/contact-information', icon: Contact },
      { key: 'company', path: '/admin/settings/company', icon: Building2 },
      { key: 'social_media', path: '/admin/settings/social-media', icon: Share2 },
      {
        key: 'contracts',
        path: '/admin/contracts',
        icon: FileText,
        screens: ['/admin/contract-insert', '/admin/contract-update'],
      },
      { key: 'policies', path: '/admin/settings/policies', icon: CalendarX2 },
      { key: 'pickups', path: '/admin/settings/pickups', icon: BusFront },
      { key: 'integrations', path: '/admin/settings/site', icon: Plug },
      { key: 'sales_rules', path: '/admin/settings/sales', icon: Timer },
      { key: 'card_payments', path: '/admin/settings/cards', icon: CreditCard },
      { key: 'rates', path: '/admin/settings/rates', icon: ArrowLeftRight },
      { key: 'mail_settings', path: '/admin/settings/mail', icon: MailCheck },
      { key: 'mail_texts', path: '/admin/settings/mail-texts', icon: MailOpen },
      { key: 'opening', path: '/admin/settings/opening', icon: DoorOpen },
      {
        key: 'users',
        path: '/admin/users',
        icon: Users,
        screens: ['/admin/user-insert', '/admin/user-update', '/admin/user-reset-password'],
      },
      { key: 'audit', path: '/admin/audit', icon: History },
      { key: 'personal_data', path: '/admin/personal-data', icon: UserLock },
      { key: 'languages', path: '/admin/languages', icon: Languages },
      { key: 'system', path: '/admin/system', icon: Activity },
    ],
  },
  {
    key: 'group_forms',
    entries: [
      { key: 'special_tour', path: '/admin/special-tour', icon: Sparkles },
      {
        key: 'contact',
        path: '/admin/contact',
        icon: Inbox,
        screens: ['/admin/reply-templates', '/admin/reply-templates/insert', '/admin/reply-templates/update'],
      },
      { key: 'offer', path: '/admin/offer', icon: HandCoins },
    ],
  },
  {
    key: 'group_support',
    entries: [{ key: 'support', path: '/admin/support', icon: LifeBuoy }],
  },
]

/** Entries of the profile menu, above logout. */
export const profileEntries: readonly MenuEntry[] = [
  { key: 'own_account', path: '/admin/account', icon: UserRound },
  { key: 'inbox', path: '/admin/contact', icon: Inbox },
  { key: 'human_resources', path: '/admin/human-resources', icon: BriefcaseBusiness },
]
