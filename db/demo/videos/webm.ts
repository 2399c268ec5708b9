/** A WebM file of VP8 key frames: Matroska (RFC 9559) of the few elements that browsers play and seek by. */

export type Film = {
  /** px of every frame */
  width: number
  height: number
  framesPerSecond: number
  /** Lossy WebP pictures without alpha. Such a picture is one VP8 key frame in a RIFF envelope (RFC 9649). */
  frames: readonly Uint8Array[]
}

/** Element ids, as they stand in the file. */
const id = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const

const nsPerMs = 1_000_000
const isVideo = 1
const keyFrame = 0x80

/** One cluster a second, each named in the cues, so that a player fetches only the second it jumps to. */
export function webm({ width, height, framesPerSecond, frames }: Film): Uint8Array<ArrayBuffer> {
  const timeOf = (frame: number) => Math.round((frame * 1000) / framesPerSecond)
  const starts = frames.flatMap((_, frame) => (frame % framesPerSecond === 0 ? [frame] : []))
  const clusters = starts.map((start) =>
    element(
      id.cluster,
      element(id.timestamp, uint(timeOf(start))),
      ...frames
        .slice(start, start + framesPerSecond)
        .map((frame, place) =>
          element(
            id.simpleBlock,
            Buffer.from([0x81]),
            int16(timeOf(start + place) - timeOf(start)),
            Buffer.from([keyFrame]),
            vp8Of(frame),
          ),
        ),
    ),
  )
  const info = element(
    id.info,
    element(id.timestampScale, uint(nsPerMs)),
    element(id.duration, float(timeOf(frames.length))),
    element(id.muxingApp, Buffer.from('seyyah')),
    element(id.writingApp, Buffer.from('seyyah')),
  )
  const tracks = element(
    id.tracks,
    element(
      id.trackEntry,
      element(id.trackNumber, uint(1)),
      element(id.trackUid, uint(1)),
      element(id.trackType, uint(isVideo)),
      element(id.codecId, Buffer.from('V_VP8')),
      element(id.video, element(id.pixelWidth, uint(width)), element(id.pixelHeight, uint(height))),
    ),
  )
  // Positions are written in four bytes, so that what tells them has its length before they are known.
  const cuesAt = (positions: readonly number[]) =>
    element(
      id.cues,
      ...positions.map((position, second) =>
        element(
          id.cuePoint,
          element(id.cueTime, uint(timeOf(starts[second]!))),
          element(id.cueTrackPositions, element(id.cueTrack, uint(1)), element(id.cueClusterPosition, uint(position))),
        ),
      ),
    )
  const seekHeadAt = (cues: number) =>
    element(id.seekHead, element(id.seek, element(id.seekId, uint(id.cues)), element(id.seekPosition, uint(cues))))
  const cuesPosition = seekHeadAt(0).length + info.length + tracks.length
  const firstCluster = cuesPosition + cuesAt(starts.map(() => 0)).length
  const positions = clusters.map((_, second) =>
    clusters.slice(0, second).reduce((place, cluster) => place + cluster.length, firstCluster),
  )
  return Buffer.concat([
    element(
      id.ebml,
      element(id.docType, Buffer.from('webm')),
      element(id.docTypeVersion, uint(4)),
      element(id.docTypeReadVersion, uint(2)),
    ),
    element(id.segment, seekHeadAt(cuesPosition), info, tracks, cuesAt(positions), ...clusters),
  ])
}

/** @throws Error for a picture that is not a plain lossy WebP. */
function vp8Of(webp: Uint8Array): Uint8Array {
  const bytes = Buffer.from(webp)
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ')
    throw new Error('a frame is not a lossy WebP without alpha')
  return bytes.subarray(20, 20 + bytes.readUInt32LE(16))
}

/** Its length in eight bytes, whatever it is. */
function element(elementId: number, ...parts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(parts.reduce((sum, part) => sum + part.length, 0)))
  length[0] = 0x01
  return Buffer.concat([uint(elementId, 0), length, ...parts])
}

/** Big-endian. @param atLeast bytes it takes, more when it needs them. */
function uint(value: number, atLeast = 4): Buffer<ArrayBuffer> {
  const digits = value.toString(16)
  return Buffer.from(digits.padStart(Math.max(atLeast * 2, digits.length + (digits.length % 2)), '0'), 'hex')
}

function int16(value: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function float(value: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
