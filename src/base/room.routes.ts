import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Pages of the site and screens of the office (under /admin) that a room declares; files from src. */
export type RoomRoutes = { site?: RouteConfigEntry[]; office?: RouteConfigEntry[] }
