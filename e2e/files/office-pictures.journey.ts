import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expectNoViolationInBothModes } from '../axe.ts'
import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, expectToast, openScreen, textbox } from '../office.ts'

/** Noise, so that no other picture has the same bytes. */
async function noise(name: string) {
  const [width, height] = [60, 40]
  const buffer = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize({ width: 1200, kernel: 'nearest' })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

test('an uploaded picture is found, described, used again without a second upload, and deleted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const name = `liman-${Date.now().toString(36)}.png`
  const file = await noise(name)
  await enterOffice(page)
  await openScreen(page, 'Görseller')
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Görsel yükle' }).click()
    await (await chooser).setFiles(file)
  }
  const tile = page.getByRole('main').getByRole('button', { name, exact: true })
  await choose()
  await expect(tile).toHaveCount(1)
  // The same bytes again are the same picture.
  const answer = page.waitForResponse('**/api/admin/files/images?*')
  await choose()
  await answer
  await expect(tile).toHaveCount(1)
  await checkScreen(page)

  await page.getByPlaceholder('Açıklama ya da dosya adı').fill(name.slice(0, -4))
  await expect(page.getByText('1 kayıt')).toBeVisible()
  await tile.click()
  const details = page.getByRole('dialog', { name: 'Görsel', exact: true })
  await expect(details.getByText('Hiçbir yerde kullanılmıyor.')).toBeVisible()
  await expectNoViolationInBothModes(page)
  await details.getByRole('button', { name: /^Odak noktası: soldan %50/ }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(details.getByRole('button', { name: /^Odak noktası: soldan %40, yukarıdan %50/ })).toBeVisible()
  await details.getByRole('textbox', { name: 'Açıklama (Türkçe)' }).fill('Sisli bir liman')
  await details.getByRole('button', { name: 'Kaydet' }).click()
  await expectToast(page, 'Görsel kaydedildi.')
  const described = page.getByRole('main').getByRole('button', { name: 'Sisli bir liman' })
  await expect(described.getByRole('presentation')).toHaveCSS('object-position', '40% 50%')

  await page.goto('/admin/pages/blog/insert')
  const text = textbox(page, 'Metin (TR)')
  await text.click()
  await page.keyboard.type('Sabah')
  await page.getByRole('button', { name: 'Görsel ekle' }).click()
  const library = page.getByRole('dialog', { name: 'Görseller' })
  await library.getByRole('searchbox').fill('sisli')
  await library.getByRole('button', { name: 'Sisli bir liman' }).click()
  const inserted = text.getByRole('img', { name: 'Sisli bir liman' })
  await expect(inserted).toHaveAttribute('width', '1100')
  await expect(inserted).toHaveAttribute('height', '733')

  // A pasted picture is uploaded, then inserted; a broken one says why it was not.
  const paste = (bytes: number[], file: string) =>
    text.evaluate(
      (editor, [bytes, file]) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes as number[])], file as string, { type: 'image/png' }))
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      },
      [bytes, file] as const,
    )
  const pasted = await noise('pano.png')
  await paste([...pasted.buffer], 'pano.png')
  await expect(text.locator('img')).toHaveCount(2)
  await expect(text).toContainText('Sabah')

  await page.goto(`/admin/pages/pictures?search=${name.slice(0, -4)}&unused=true`)
  await described.click()
  await details.getByRole('button', { name: 'Görseli sil' }).click()
  await page.getByRole('dialog', { name: 'Emin Misin?!' }).getByRole('button', { name: 'Evet, Sil!' }).click()
  await expectToast(page, 'Kayıt silindi.')
  await expect(described).toHaveCount(0)
})

test('a broken picture that is pasted into a text says why it is missing', async ({ page, expectErrors }) => {
  expectErrors(/422/)
  await enterOffice(page, '/admin/pages/blog/insert')
  const text = textbox(page, 'Metin (TR)')
  await text.click()
  await text.evaluate((editor) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array([1, 2, 3])], 'bozuk.png', { type: 'image/png' }))
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('alert').filter({ hasText: 'görseli değil' })).toBeVisible()
  await expect(text.locator('img')).toHaveCount(0)
})
