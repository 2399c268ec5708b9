import { balloonSeason } from './posts/balloon-season.ts'
import { easternExpress } from './posts/eastern-express.ts'
import { news } from './posts/news.ts'
import type { PostSeed } from './posts/post-seed.ts'
import { travellingWithChildren } from './posts/travelling-with-children.ts'
import { videos } from './posts/videos.ts'
import { visaAppointment } from './posts/visa-appointment.ts'

/** News, blog and videos, newest first in each section. */
export const posts: readonly PostSeed[] = [
  ...news,
  balloonSeason,
  visaAppointment,
  travellingWithChildren,
  easternExpress,
  ...videos,
]
