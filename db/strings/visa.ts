/** Visa pages: the list of countries and one country. */
export const visa = {
  video_play: { tr: 'Videoyu oynat', en: 'Play the video' },
  video_pause: { tr: 'Videoyu duraklat', en: 'Pause the video' },
}
