/** Brands as providers write them, and as people know them. */
const brands: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  TROY: 'Troy',
}

/** "Mastercard ···· 0008"; '' when the provider told neither. */
export function cardText({ card_brand, card_last_four }: { card_brand: string; card_last_four: string }): string {
  const brand = brands[card_brand.toUpperCase()] ?? card_brand
  return [brand, card_last_four && `···· ${card_last_four}`].filter(Boolean).join(' ')
}
