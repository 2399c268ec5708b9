export default function Screen() { return <h1>features/reservations/site/result-page</h1> }
