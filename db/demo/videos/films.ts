import sharp from 'sharp'
import { drawScene } from '../seed.ts'
import { webm } from './webm.ts'

type Film = { name: string /** scenes of db/demo/pictures, one shot each */; shots: readonly string[] }

/** The films of the demo agency: slow pans over its own pictures, one fading into the next. */
const films: readonly Film[] = [
  { name: 'anadoluda-bir-gun.webm', shots: ['kapadokya-balonlar', 'nemrut-gundogumu', 'mardin-gece'] },
  { name: 'ege-kiyilari.webm', shots: ['ege-koyu-guletler', 'pamukkale-teraslar', 'efes-sutunlar'] },
  { name: 'kis-yollari.webm', shots: ['dogu-ekspresi', 'uludag-kis', 'kuzey-isiklari'] },
]

export const filmNames: readonly string[] = films.map(({ name }) => name)

const size = { width: 848, height: 480 }
/** px that a shot's picture is wide: what is beyond the frame is room to move in. */
const stageWidth = 960
const framesPerSecond = 12
const shotFrames = 40
const fadeFrames = 9
/** px a frame: whole ones, or the picture would tremble. */
const moves = [
  { x: 2, y: 1 },
  { x: -2, y: 1 },
  { x: 2, y: -1 },
] as const
const quality = 42
/** Takes the paper's grain, which would be most of the file, and nothing else that is seen in motion. */
const grainBlur = 0.8
const channels = 3

/** One of the demo agency's films, made in some seconds; null when none has that name. */
export async function shootFilm(name: string): Promise<Uint8Array | null> {
  const film = films.find((each) => each.name === name)
  if (!film) return null
  const stages = []
  for (const shot of film.shots) stages.push(await stageOf(shot))
  const step = shotFrames - fadeFrames
  const frames: Uint8Array[] = []
  for (let at = 0; at < step * stages.length + fadeFrames; at++) {
    const shot = Math.min(Math.floor(at / step), stages.length - 1)
    const place = at - shot * step
    const own = await frameOf(stages[shot]!, place, shot)
    const last = shot > 0 && place < fadeFrames ? await frameOf(stages[shot - 1]!, place + step, shot - 1) : null
    frames.push(await encode(last ? mixed(last, own, (place + 1) / (fadeFrames + 1)) : own))
  }
  return webm({ ...size, framesPerSecond, frames })
}

type Stage = { data: Buffer; width: number; height: number }

async function stageOf(scene: string): Promise<Stage> {
  const png = await drawScene(scene, stageWidth)
  const { data, info } = await sharp(png!).removeAlpha().blur(grainBlur).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The part of a picture that is seen, moved from one edge towards the other. */
function frameOf({ data, width, height }: Stage, place: number, shot: number): Promise<Buffer> {
  const move = moves[shot % moves.length]!
  const from = (room: number, pace: number) => Math.round((room - pace * shotFrames) / 2) + pace * place
  const left = from(width - size.width, move.x)
  const top = from(height - size.height, move.y)
  return sharp(data, { raw: { width, height, channels } })
    .extract({ left, top, ...size })
    .raw()
    .toBuffer()
}

/** @param share of the second picture, 0 to 1. */
function mixed(first: Buffer, second: Buffer, share: number): Buffer {
  return Buffer.from(first.map((value, place) => value + (second[place]! - value) * share))
}

function encode(frame: Buffer): Promise<Uint8Array> {
  return sharp(frame, { raw: { ...size, channels } })
    .webp({ quality, effort: 2 })
    .toBuffer()
}
