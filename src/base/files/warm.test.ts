import { expect, test } from 'vitest'
import type { Images } from './images.server.ts'
import { warmImages, warmVideos } from './warm.server.ts'

const imagesThatNote = (noted: string[], broken = ''): Pick<Images, 'read'> => ({
  read: async (file, width) => {
    if (file === broken) throw new Error('cannot be drawn')
    noted.push(`${file}-${width}`)
    return null
  },
})
const longAgo = () => 0

test('an idle server makes the sizes that are asked for most, and a picture that fails stops nothing', async () => {
  const noted: string[] = []
  await warmImages(imagesThatNote(noted, 'bozuk'), ['efes', 'bozuk', 'van'], longAgo, new AbortController().signal)
  expect(noted).toEqual(['efes-640', 'van-640', 'efes-960', 'van-960', 'efes-1280', 'van-1280'])
})

test('while visitors come nothing is made, and the end of the program is not waited for', async () => {
  const noted: string[] = []
  const controller = new AbortController()
  const warming = warmImages(imagesThatNote(noted), ['efes'], Date.now, controller.signal)
  controller.abort()
  await warming
  expect(noted).toEqual([])
})

test('films are made in the same way', async () => {
  const noted: string[] = []
  const find = async (name: string) => {
    if (name === 'bozuk.webm') throw new Error('cannot be made')
    noted.push(name)
    return null
  }
  await warmVideos({ find }, ['bozuk.webm', 'ege.webm'], longAgo, new AbortController().signal)
  expect(noted).toEqual(['ege.webm'])
  await warmVideos({ find }, ['kis.webm'], longAgo, AbortSignal.abort())
  expect(noted).toEqual(['ege.webm'])
})
