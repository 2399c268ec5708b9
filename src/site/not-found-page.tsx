export default function Screen() { return <h1>site/not-found-page</h1> }
