/** First administrator of the server under test. */
export const officeAdmin = { email: 'yonetici@seyyah.example', password: 'kapadokya-sabahi-41' }
