throw new TypeError('cannot even load');

export const handler = async () => ({ statusCode: 200, body: 'unreachable' });
