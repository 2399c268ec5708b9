export default function Screen() { return <h1>site/home-page</h1> }
