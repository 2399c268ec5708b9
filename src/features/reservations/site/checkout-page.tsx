export default function Screen() { return <h1>features/reservations/site/checkout-page</h1> }
