export default function Screen() {
  return <h1>features/categories/site/category-page</h1>
}
