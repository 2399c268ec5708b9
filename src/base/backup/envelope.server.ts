import { ReadableStream as NodeStream } from 'node:stream/web'
import { headOf } from '../files/head.ts'
import { BackupError, damaged, newer, wrongPassphrase } from './failure.ts'
import { magic as oldMagic, openedOld } from './old-envelope.server.ts'
import { asTyped } from './passphrase.ts'

/** log2 of scrypt's N: 128 MB and half a second. */
const usualCost = 17
const magic = 'age-encryption.org/'
const version = 'v1\n'

/**
 * The encryption of a backup: the age format (https://age-encryption.org/v1) with a passphrase, so that it opens without this program
 * too. The package is loaded by those processes only that make or read a backup.
 * @param cost log2 of scrypt's N; tests take less
 */
export async function* sealed(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = usualCost,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption')
  const age = new Encrypter()
  age.setPassphrase(asTyped(passphrase))
  age.setScryptWorkFactor(cost)
  yield* await age.encrypt(asStream(source))
}

/**
 * Also a backup of an earlier version.
 * @throws BackupError when it is no backup, of a newer version, sealed with another passphrase, or damaged
 */
export async function* opened(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const { head, whole } = await headOf(source, magic.length + version.length)
  if (head.subarray(0, oldMagic.length).equals(oldMagic)) {
    yield* openedOld(whole, passphrase)
    return
  }
  if (!head.toString('latin1').startsWith(magic))
    throw new BackupError('foreign', 'Bu dosya bir Seyyah yedeği değil. / This file is not a backup of Seyyah.')
  if (!head.toString('latin1', magic.length).startsWith(version)) throw newer()
  const { Decrypter } = await import('age-encryption')
  const age = new Decrypter()
  age.addPassphrase(asTyped(passphrase))
  const content = await age.decrypt(asStream(whole)).catch((error: unknown) => {
    throw wrongPassphrase(error)
  })
  try {
    yield* content
  } catch (error) {
    // What the source itself fails with has a code.
    throw (error as { code?: unknown }).code === undefined ? damaged(error) : error
  }
}

const asStream = (source: AsyncIterable<Uint8Array>) => NodeStream.from(source) as ReadableStream<Uint8Array>
