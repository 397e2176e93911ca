const { TestEnvironment } = require('jest-environment-node');
const { measured } = require('./measured.cjs');
const { letWorkersReadTypeScript } = require('./ts-workers.cjs');

letWorkersReadTypeScript();
module.exports = measured(TestEnvironment);
