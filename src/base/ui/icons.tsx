import type { SVGProps } from 'react'
import { cx } from './cx.ts'
import sprite from './icons.svg?url'

export type Icon = typeof ArrowLeft

/** The icons of the site: one file that browsers cache (scripts/generate/icons.ts), instead of their paths in every page. */
const icon = (name: string) => (props: Omit<SVGProps<SVGSVGElement>, 'children'>) => (
  <svg aria-hidden width="24" height="24" {...props}>
    <use href={`${sprite}#${name}`} />
  </svg>
)

/** An icon that points along the line: it points the other way on pages that are written from the right. */
const pointing = (name: string) => {
  const Pointing = icon(name)
  return ({ className, ...props }: Omit<SVGProps<SVGSVGElement>, 'children'>) => (
    <Pointing className={cx('rtl:-scale-x-100', className)} {...props} />
  )
}

export const ArrowLeft = pointing('arrow-left')
export const ArrowRight = pointing('arrow-right')
export const ArrowUp = icon('arrow-up')
export const Award = icon('award')
export const BadgeCheck = icon('badge-check')
export const BedDouble = icon('bed-double')
export const BusFront = icon('bus-front')
export const CalendarCheck = icon('calendar-check')
export const CalendarDays = icon('calendar-days')
export const CalendarHeart = icon('calendar-heart')
export const CalendarPlus = icon('calendar-plus')
export const Car = icon('car')
export const Check = icon('check')
export const ChevronDown = icon('chevron-down')
export const ChevronLeft = pointing('chevron-left')
export const ChevronRight = pointing('chevron-right')
export const CircleAlert = icon('circle-alert')
export const CircleCheck = icon('circle-check')
export const CircleX = icon('circle-x')
export const Clock = icon('clock')
export const Copy = icon('copy')
export const CreditCard = icon('credit-card')
export const Eye = icon('eye')
export const FileText = icon('file-text')
export const FolderOpen = icon('folder-open')
export const Hash = icon('hash')
export const Hourglass = icon('hourglass')
export const Images = icon('images')
export const Info = icon('info')
export const Landmark = icon('landmark')
export const Languages = icon('languages')
export const Luggage = icon('luggage')
export const Mail = icon('mail')
export const MailCheck = icon('mail-check')
export const MapPin = icon('map-pin')
export const Menu = icon('menu')
export const MessageCircle = icon('message-circle')
export const Minus = icon('minus')
export const Moon = icon('moon')
export const Navigation = icon('navigation')
export const Pause = icon('pause')
export const Pencil = icon('pencil')
export const Phone = icon('phone')
export const Plane = icon('plane')
export const Play = icon('play')
export const Plus = icon('plus')
export const Printer = icon('printer')
export const Search = icon('search')
export const Share2 = icon('share-2')
export const Ship = icon('ship')
export const ShoppingBag = icon('shopping-bag')
export const SlidersHorizontal = icon('sliders-horizontal')
export const Stamp = icon('stamp')
export const Store = icon('store')
export const Sun = icon('sun')
export const TrainFront = icon('train-front')
export const Trash2 = icon('trash-2')
export const Undo2 = icon('undo-2')
export const UsersRound = icon('users-round')
export const Utensils = icon('utensils')
export const Wallet = icon('wallet')
export const X = icon('x')
