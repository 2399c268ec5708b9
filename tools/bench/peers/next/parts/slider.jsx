'use client'

import { useState } from 'react'

/** @param slides rendered on the server; one is shown */
export function Slider({ slides }) {
  const [at, setAt] = useState(0)
  return (
    <section aria-label="Öne çıkanlar" className="slider">
      {slides.map((slide, index) => (
        <div key={slide.key} hidden={index !== at}>
          {slide}
        </div>
      ))}
      <div className="slider-controls">
        <button type="button" aria-label="Önceki" onClick={() => setAt((at + slides.length - 1) % slides.length)}>
          ‹
        </button>
        <span>
          {at + 1} / {slides.length}
        </span>
        <button type="button" aria-label="Sonraki" onClick={() => setAt((at + 1) % slides.length)}>
          ›
        </button>
      </div>
    </section>
  )
}
