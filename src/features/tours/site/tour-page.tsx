export default function Screen() { return <h1>features/tours/site/tour-page</h1> }
