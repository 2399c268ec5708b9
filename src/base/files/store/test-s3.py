"""OpenStack Swift with its S3 interface, which checks signatures, as one process for tests.

Usage: test-s3.py FOLDER KEY SECRET. It prints "ready PORT" and ends when its input does.
"""

import os
import sys

import eventlet
import eventlet.hubs
import eventlet.wsgi

eventlet.hubs.use_hub("poll")
eventlet.monkey_patch(all=False, socket=True, select=True, thread=True)

from swift.common import utils  # noqa: E402

# In the place of /etc/swift/swift.conf.
utils.HASH_PATH_PREFIX, utils.HASH_PATH_SUFFIX = b"", b"tests"
utils.validate_hash_conf = lambda: None

from swift.account.server import AccountController  # noqa: E402
from swift.common.middleware import catch_errors, copy, gatekeeper, listing_formats, slo, tempauth  # noqa: E402
from swift.common.middleware.s3api import s3api  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.container.server import ContainerController  # noqa: E402
from swift.obj.server import ObjectController  # noqa: E402
from swift.proxy.server import Application  # noqa: E402

folder, key, secret = sys.argv[1:]
config = {
    "swift_dir": folder,
    "devices": folder,
    "mount_check": "false",
    "disable_fallocate": "true",
    "fallocate_reserve": "0",
    "account_autocreate": "true",
    "log_level": "CRITICAL",
}


class NoMemory(object):
    """What is asked for again and again in production: nothing is remembered, so every answer is of now."""

    def get(self, *args, **kwargs):
        return None

    set = delete = incr = decr = get


def serve(app):
    listener = eventlet.listen(("127.0.0.1", 0), backlog=128)
    eventlet.spawn(eventlet.wsgi.server, listener, app, open(os.devnull, "w"))
    return listener.getsockname()[1]


os.mkdir(os.path.join(folder, "disk"))
for name, controller in (
    ("account", AccountController),
    ("container", ContainerController),
    ("object", ObjectController),
):
    port = serve(controller(config))
    ring = RingBuilder(1, 1, 1)
    ring.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "port": port, "device": "disk"})
    ring.rebalance(seed=1)
    ring.get_ring().save(os.path.join(folder, name + ".ring.gz"))

app = Application(config)
for middleware, options in (
    (copy, {}),
    (slo, {}),
    (tempauth, {"user_" + key.replace(":", "_"): secret + " .admin"}),
    # Short lists, so that tests with few files read more than one page.
    (s3api, {"auth_pipeline_check": "false", "max_bucket_listing": "10"}),
    (listing_formats, {}),
    (gatekeeper, {}),
    (catch_errors, {}),
):
    app = middleware.filter_factory(config, **options)(app)


def front(env, start):
    # As Amazon answers; Swift takes content of unknown length.
    if env.get("HTTP_TRANSFER_ENCODING"):
        start("411 Length Required", [("Content-Length", "0")])
        return [b""]
    return app(dict(env, **{"swift.cache": NoMemory()}), start)


print("ready", serve(front), flush=True)
eventlet.hubs.trampoline(sys.stdin.fileno(), read=True)
