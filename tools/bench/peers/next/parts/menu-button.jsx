'use client'

import { useRef } from 'react'
import { Icon } from './icon.jsx'

export function MenuButton({ children }) {
  const dialog = useRef(null)
  return (
    <>
      <button type="button" aria-label="Menü" className="menu-button" onClick={() => dialog.current.showModal()}>
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className="drawer">
        <button type="button" onClick={() => dialog.current.close()}>
          Kapat
        </button>
        {children}
      </dialog>
    </>
  )
}
