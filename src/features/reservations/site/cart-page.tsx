export default function Screen() { return <h1>features/reservations/site/cart-page</h1> }
