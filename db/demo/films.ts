/** The demo's films: files of films/ and their sizes. */
export const films: readonly { file: string; bytes: number }[] = [
  { file: 'anadoluda-bir-gun.webm', bytes: 386516 },
  { file: 'ege-kiyilari.webm', bytes: 425183 },
  { file: 'kis-yollari.webm', bytes: 450373 },
]
