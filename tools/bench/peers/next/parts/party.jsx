'use client'

import { createContext, useContext, useState } from 'react'
import { Icon } from './icon.jsx'
import { moneyText } from './texts.js'

const Party = createContext(null)

export function PartyProvider({ children }) {
  const [adults, setAdults] = useState(2)
  return <Party value={{ adults, setAdults }}>{children}</Party>
}

export function PartyPicker() {
  const { adults, setAdults } = useContext(Party)
  return (
    <button type="button" className="party" onClick={() => setAdults((adults % 6) + 1)}>
      <Icon name="people" />
      <span>{adults} yetişkin</span>
    </button>
  )
}

export function PartyTotal({ price, single, currency }) {
  const { adults } = useContext(Party)
  const total = adults === 1 ? single : adults * price
  return (
    <span className="total">
      {adults} yetişkin: {moneyText(total, currency)}
    </span>
  )
}
