import { minuteMs } from '../dates.ts'
import type { Db } from '../db/connect.server.ts'
import { type ClaimedMail, claimMails, releaseMails } from './outbox.store.server.ts'

/** Longer than one attempt lasts (smtp.server.ts), so that no other sender claims a mail in flight. */
const claimMs = 10 * minuteMs
/** Claimed in one statement. */
const claimedAtOnce = 10
/** After this time no further attempt begins under the same claim. */
const sendingMs = 2 * minuteMs

/** Mails being sent, by recipient: at most one to each. */
type UnderWay = ReadonlyMap<string, { id: number }>

/** Mails that one run of `sendWaiting` has claimed and not begun. */
export function holdMails(db: Db, now: () => Date) {
  const held: ClaimedMail[] = []
  /** The last claim found fewer mails than it asked for, and whether it left those of some recipients. */
  let [isDry, hasLeft] = [false, false]

  const giveBack = async () => {
    const left = held.splice(0)
    if (left.length > 0) await releaseMails(db, left)
  }
  return {
    giveBack,
    mayFindMore: () => !isDry,
    lookAgain() {
      isDry = false
    },
    async claim(underWay: UnderWay) {
      const at = now()
      // The mails held are to recipients of mails under way: others must not wait for them.
      const notTo = held.length > 0 ? [...underWay.keys()] : []
      const until = new Date(at.getTime() + claimMs)
      const claimed = await claimMails(db, { now: at, until, limit: claimedAtOnce, notTo })
      // After a jump of the clock a claim looks as if it had ended: its mail is not begun a second time.
      const begun = new Set([...underWay.values()].map(({ id }) => id))
      held.push(...claimed.filter(({ id }) => !begun.has(id)))
      isDry = claimed.length < claimedAtOnce
      hasLeft = notTo.length > 0
    },
    /** Their claim no longer covers an attempt. */
    arePast: () => held[0] !== undefined && isPast(held[0], now()),
    async giveBackPast() {
      await giveBack()
      isDry = false
    },
    /** The first one to a recipient to whom none is under way. */
    next: (underWay: UnderWay) => held.find(({ recipient }) => !underWay.has(recipient)),
    take(mail: ClaimedMail) {
      held.splice(held.indexOf(mail), 1)
    },
    /** A mail that the server has not heard of. */
    putBack(mail: ClaimedMail, place: 'first' | 'last') {
      if (place === 'first') held.unshift(mail)
      else held.push(mail)
    },
    /** The mail to a recipient has ended: others to the same one may go. */
    lookForLeft() {
      if (hasLeft) isDry = false
    },
  }
}

/** Whether no further attempt may begin under a claim, also because the clock has been set back since. */
function isPast({ until }: ClaimedMail, now: Date): boolean {
  const leftMs = until.getTime() - now.getTime()
  return leftMs <= claimMs - sendingMs || leftMs > claimMs
}
