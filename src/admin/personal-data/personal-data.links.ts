export const personalDataPath = '/api/admin/personal-data'
/** Questions about a person are writes: an e-mail address in a query would be in the logs of proxies. */
export const personPath = `${personalDataPath}/find`
export const personFilePath = `${personalDataPath}/download`
export const erasePath = `${personalDataPath}/erase`
